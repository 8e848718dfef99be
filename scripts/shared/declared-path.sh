# Makes a folder with the commands of a minimal Debian, of the packages of packages.txt and of what these depend on, and
# prints it: scripts/shared/declared-path.sh FOLDER
# As the whole PATH, it lets a script or test that calls anything else fail on every computer, and not on new ones
# alone.
set -euo pipefail
folder=$(realpath -m "$1")
table=$(dirname "$0")/packages.txt

installed() { dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null | awk '$1 == "ii" { print $2 }'; }

mapfile -t listed < <(awk '!/^#/ { gsub(/\|/, "\n", $3); print $3 }' "$table")
mapfile -t listed < <(installed "${listed[@]}" || true)
mapfile -t packages < <(
  dpkg-query -W -f '${Priority} ${Essential} ${Package}\n' | awk '$1 == "required" || $2 == "yes" { print $3 }'
  apt-cache depends --recurse --installed --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances "${listed[@]}" | grep '^[a-z]'
)
mapfile -t packages < <(installed apt "${packages[@]}" || true)

rm -rf "$folder"
mkdir -p "$folder"
{
  dpkg-query -L "${packages[@]}" | grep -E '^(/usr)?/s?bin/[^/]+$'
  # Debian's alternatives are in no package, nor are tools that the computer has from elsewhere. A compiler may have its
  # version in its name. Most of those that are listed for another purpose than the tests are not there.
  awk '!/^#/ && $2 !~ /^\// { sub(/>=.*/, "", $2); print $2 }' "$table" | while read -r name; do
    { compgen -c "$name" || true; } | awk -v name="$name" 'index($0, name) == 1 && substr($0, length(name) + 1) ~ /^(-[0-9]+)?$/'
  done | sort -u | cat - <(printf '%s\n' awk cc c++) | while read -r name; do PATH=/usr/sbin:/usr/bin:/sbin:/bin:$PATH command -v "$name"; done
} | sort -u | xargs -d '\n' ln -sft "$folder"
echo "$folder"
