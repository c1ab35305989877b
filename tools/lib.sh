# shellcheck shell=bash
# What every command under tools/ shares: where things are, how they speak to
# the person who typed the command, and how they get the toolchain.
# Meant to be sourced; it defines names and runs nothing.

# The checkout, and the folder that outlives it. Everything downloaded or slow
# to make lives in the cache, so that a fresh clone starts warm.
SOBREMESA_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
SOBREMESA_CACHE=${SOBREMESA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/sobremesa}
export SOBREMESA_ROOT SOBREMESA_CACHE

say() { printf '%s\n' "$*" >&2; }
die() {
  say "$(basename "$0"): $*"
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Somebody sits at a terminal and can be asked a question.
interactive() { [[ -t 0 && -t 2 && -z ${CI:-} ]]; }

# usage FILE: the comment block at the head of a script is its help text.
usage() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$1"; }

# stamp TEXT...: a short name for a recipe; another text gives another name.
stamp() { printf '%s\n' "$@" | sha256sum | cut -c1-12; }

# with_log FILE COMMAND...: keeps a long step's noise in a file and shows its end
# only when the step fails; whoever watches sees a dot every 15 seconds.
# COMMAND is a program, not a function: inside a function whose status is asked
# for, `set -e` has no force.
with_log() {
  local log=$1 ticker status=0
  shift
  mkdir -p "$(dirname "$log")"
  # Waits on a pipe that nobody writes to, instead of a `sleep` that would
  # outlive it; and ends by itself when Ctrl+C ended us, which it does not hear.
  (exec 8<> <(:) && while ! read -r -t 15 -u 8 && kill -0 $$ 2>/dev/null; do printf '.' >&2; done) </dev/null >/dev/null &
  ticker=$!
  "$@" >"$log" 2>&1 || status=$?
  kill "$ticker"
  wait "$ticker" 2>/dev/null || true
  if ((status != 0)); then
    say "" "--- the end of $log ---"
    tail -n "${SOBREMESA_LOG_LINES:-60}" "$log" >&2
    say "--- failed with status $status: $*"
  fi
  return "$status"
}

# use_toolchain PART... [--yes]: installs what is missing and puts the paths
# into this shell's environment.
use_toolchain() {
  "$SOBREMESA_ROOT/tools/toolchain" "$@"
  # shellcheck disable=SC1091
  source "$SOBREMESA_CACHE/env.sh"
  # Relative paths in what the compiler cache sees: another clone can use it.
  export CCACHE_BASEDIR=$SOBREMESA_ROOT CCACHE_NOHASHDIR=1
}

# configure PRESET [CMAKE ARGUMENT...]: only when there is something new to
# configure for. A changed CMakeLists.txt is noticed by the build itself; a
# changed toolchain is not, and then everything CMake remembers is stale.
configure() {
  local preset=$1 dir=$SOBREMESA_ROOT/build/$1 key fresh=()
  shift
  key=$(stamp "$(cat "$SOBREMESA_CACHE/env.sh")" "$(cat "$SOBREMESA_ROOT/CMakePresets.json")" "$@")
  [[ -e $dir/build.ninja && $(cat "$dir/.configured" 2>/dev/null) == "$key" ]] && return
  [[ -e $dir/CMakeCache.txt ]] && fresh=(--fresh)
  (cd "$SOBREMESA_ROOT" &&
    with_log "build/logs/$preset-configure.log" cmake --preset "$preset" "${fresh[@]}" "$@") || return
  printf '%s\n' "$key" >"$dir/.configured"
}

# build PRESET [TARGET...]: goes on past a failed source, to tell of all at once.
build() {
  local preset=$1
  shift
  (cd "$SOBREMESA_ROOT" &&
    with_log "build/logs/$preset-build.log" cmake --build "build/$preset" ${1:+--target "$@"} -- -k 0)
}
