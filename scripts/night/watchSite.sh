#!/usr/bin/env bash
# Looks at the site as a visitor: prints a line for each fault, and ends with 1 if there is one.
# usage: watchSite.sh ORIGIN; MAX_AGE_DAYS is how old a nightly catalogue may be, RETRIES how often it asks.
set -uo pipefail
site=$1
faults=0

get() {
  curl -fsS --max-time 20 --retry "${RETRIES:-3}" --retry-delay 10 --retry-all-errors "$site$1"
}

fault() {
  echo "- $1"
  faults=1
}

for path in / /courses /en/courses; do
  if page=$(get "$path" 2>&1); then
    grep -q 'id="root"' <<<"$page" || fault "$path is not the application's page"
  else
    fault "$path: $page"
  fi
done
if manifest=$(get /catalogue/manifest.json 2>&1); then
  # Null for a catalogue that no night has built.
  if builtOn=$(jq -er '.content.about | .builtOn // "none"' <<<"$manifest" 2>/dev/null); then
    oldest=$(date -u -d "${MAX_AGE_DAYS:-3} days ago" +%F)
    [ "$builtOn" = none ] || [[ ! "$builtOn" < "$oldest" ]] || fault "the catalogue is of $builtOn"
  else
    fault "/catalogue/manifest.json is no manifest"
  fi
else
  fault "/catalogue/manifest.json: $manifest"
fi
exit "$faults"
