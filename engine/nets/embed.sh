#!/bin/sh
# The bytes of nets as C++, and the list of them: embed.sh A.net… > net_files.inc (CMake and engine/uci/Makefile run it)
set -eu

for net; do
  echo "constexpr std::uint8_t $(basename "$net" .net)_net[] = {"
  od -An -v -tx1 "$net" | sed 's/ *\([0-9a-f][0-9a-f]\)/0x\1,/g'
  echo "};"
done
echo "const std::array<EmbeddedNet, $#> net_files{"
for net; do
  id=$(basename "$net" .net)
  echo "EmbeddedNet{\"$id\", ${id}_net},"
done
echo "};"
