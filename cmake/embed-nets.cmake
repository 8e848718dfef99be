# cmake -DOUT=FILE "-DNETS=A.net;B.net" -P embed-nets.cmake: writes the bytes of the files as C++.

set(text "")
set(files "")
foreach(net IN LISTS NETS)
  get_filename_component(id ${net} NAME_WE)
  file(READ ${net} bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(APPEND text "constexpr std::uint8_t ${id}_net[] = {${bytes}};\n")
  string(APPEND files "EmbeddedNet{\"${id}\", ${id}_net}, ")
endforeach()
list(LENGTH NETS count)
file(WRITE ${OUT} "${text}const std::array<EmbeddedNet, ${count}> net_files{${files}};\n")
