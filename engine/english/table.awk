# The messages of files like web/kingcraft/messages.en.js as the elements of a C++ array:
# awk -f table.awk FILE… > messages.inc
# A message stands on one line: two spaces, then 'key': 'template', with \' for an apostrophe.

/^  '[^']+': '.*',$/ {
  end = index($0, "': '")
  key = substr($0, 4, end - 4)
  text = substr($0, end + 4, length($0) - end - 5)
  gsub(/\\'/, "'", text)
  gsub(/"/, "\\\"", text)
  printf "{\"%s\", \"%s\"},\n", key, text
}
