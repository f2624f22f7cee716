#!/usr/bin/env bash
# Fetches the newest state of the catalogue that can be unpacked from the release `catalogue-state` into
# catalogue-state/. Without one there is no state yet. Ends with an error when the host cannot say so, or
# when all are damaged; a damaged newer one becomes STATE_PROBLEM in the environment of later steps.
set -euo pipefail
tags=$(gh release list --limit 1000 --json tagName --jq '.[].tagName')
names=''
if grep -qx catalogue-state <<< "$tags"; then
  names=$(gh release view catalogue-state --json assets --jq '[.assets[].name | select(test("^state-.*[.]tar[.]gz$"))] | sort | reverse | .[]')
fi
if [ -z "$names" ]; then
  echo 'There is no state yet.'
  exit 0
fi
damaged=''
for name in $names; do
  gh release download catalogue-state --pattern "$name" --clobber
  rm -rf catalogue-state
  mkdir catalogue-state
  if tar -xzf "$name" -C catalogue-state && [ -f catalogue-state/courses.jsonl.gz ]; then
    echo "The state is that of $name."
    if [ -n "$damaged" ]; then
      echo "STATE_PROBLEM=Damaged in the release catalogue-state:$damaged; $name was used instead" >> "${GITHUB_ENV:-/dev/null}"
    fi
    exit 0
  fi
  echo "$name is damaged."
  damaged="$damaged $name"
done
rm -rf catalogue-state
echo 'All states of the release are damaged; delete it to begin without one.'
exit 1
