# Sourced by the commands beside it: brings Node, the packages and the build up to date, and nothing that already is.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
node_version=24.21.0

say() { printf '  %s\n' "$*"; }

# Node 24 comes from the npm registry where the machine's own is older.
use_node() {
  local major
  major=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/' || true)
  if [ "${major:-0}" -ge 24 ]; then return; fi
  command -v npm >/dev/null || { echo 'Diptych needs npm and Node 20 or newer.' >&2; exit 1; }
  local platform architecture package
  platform=$(uname -s | tr '[:upper:]' '[:lower:]')
  case $(uname -m) in x86_64 | amd64) architecture=x64 ;; *) architecture=arm64 ;; esac
  package="node-$platform-$architecture"
  local folder="$root/.tools/node-$node_version"
  if [ ! -x "$folder/node_modules/$package/bin/node" ]; then
    say "Node $node_version"
    npm install --prefix "$folder" --no-save --loglevel=error "$package@$node_version" >/dev/null
  fi
  export PATH="$folder/node_modules/$package/bin:$PATH"
}

# use_packages product | everything: what was installed stands in a stamp, written last.
use_packages() {
  local wanted=$1 lock stamp="$root/node_modules/.diptych-installed"
  lock=$(cksum <"$root/package-lock.json")
  local have
  have=$(cat "$stamp" 2>/dev/null || true)
  if [ "$have" = "everything $lock" ] || [ "$have" = "$wanted $lock" ]; then return; fi
  say 'packages'
  rm -f "$stamp"
  local omit=''
  if [ "$wanted" = product ]; then omit='--omit=dev'; fi
  # Not `npm ci`: it refuses a lock file that lacks a package for some other platform, which the registry may not have.
  (cd "$root" && npm install --no-save $omit --loglevel=error >/dev/null)
  printf '%s' "$wanted $lock" >"$stamp"
}

# The search index lives in a few large buffers, read all over: where the kernel hands out huge pages on request, glibc
# shall ask for them. Other C libraries do not know the variable.
use_huge_pages() {
  export GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1}
}

use_build() {
  local stamp="$root/dist/.built"
  if [ -e "$stamp" ]; then
    local changed
    changed=$(find "$root/src" "$root/locales" "$root/tools" "$root/vite.config.ts" "$root/package-lock.json" \
      -newer "$stamp" -type f -print -quit)
    if [ -z "$changed" ]; then return; fi
  fi
  say 'build'
  rm -f "$stamp"
  node "$root/tools/build.ts" --quiet
  touch "$stamp"
}
