#!/bin/sh
# Lists games by their game.cpp (CMake and engine/uci/Makefile run it):
#   list.sh modules GAME.cpp…   games.hpp: KINGCRAFT_GAMES(visit, …) is visit(id, Type, …) of each
#   list.sh types GAME.cpp…     game_types.hpp: all of their types, for tests and tools that are templates of a game
set -eu
export LC_ALL=C

what=$1
shift
line='s/^KINGCRAFT_GAME(\([^,]*\), *\([A-Za-z0-9_]*\))$'
for game; do
  [ -n "$(sed -n "$line/line/p" "$game")" ] || { echo "$game has no line KINGCRAFT_GAME(id, Type)" >&2; exit 1; }
  id=$(sed -n "$line/\\1/p" "$game")
  case $id in
    '' | [!a-z]* | *[!a-z0-9]*)
      echo "The id of a game is made of small letters and digits, and begins with a letter: '$id' in $game does not" >&2
      exit 1
      ;;
  esac
done
echo '#pragma once'
case $what in
  modules)
    echo '#define KINGCRAFT_GAMES(visit, ...) \'
    sed -n "$line/    visit(\\1, \\2, __VA_ARGS__) \\\\/p" "$@"
    echo
    ;;
  types)
    echo '#include "variants/variant_list.hpp"'
    for game; do echo "#include \"$(cd "$(dirname "$game")" && pwd)/rules.hpp\""; done
    echo 'namespace kingcraft {'
    echo 'using AllVariants = VariantList<'
    sed -n "$line/\\2,/p" "$@" | sed '$s/,$/>;/'
    echo '}'
    ;;
esac
