#!/usr/bin/env bash
# Stands in for the command line of Firebase: `firebase.sh FOLDER COMMAND …`. The folder holds the versions,
# the name of the live one, what was built, and what a deploy does wrong.
set -euo pipefail
cd "$1"
live=$(cat live)
case $2 in
  hosting:channel:list)
    jq -n --arg live "$live" '{result: {channels: [{name: "projects/p/sites/campus/channels/live",
      release: (if $live == "" then {} else {version: {name: "sites/campus/versions/\($live)"}} end)}]}}' ;;
  deploy)
    fault=$(cat fault)
    if [ "$fault" = refuses ]; then echo 'Error: HTTP Error: 503, the service is unavailable' >&2; exit 1; fi
    version=v$(($(find versions -mindepth 1 -maxdepth 1 | wc -l) + 1))
    cp -r dist "versions/$version"
    [ "$fault" != 'loses a file' ] || rm -r "versions/$version/assets"
    echo "$version" > live
    if [ "$fault" = 'fails late' ]; then echo 'Error: the rules could not be released' >&2; exit 1; fi ;;
  hosting:clone) source=${3#campus@}; [ -d "versions/$source" ]; echo "$source" > live ;;
  *) exit 1 ;;
esac
