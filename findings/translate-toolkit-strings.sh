#!/bin/bash
# translate-toolkit 3.20.4 misreads valid .strings files of apps, and reports no error:
# - Of two entries on one line, the second disappears, and its source ends up in the first value.
# - A value that spans two lines loses its line break.
# - An entry without a value, whose value is its key, gets a key that ends in a quote and semicolon.
# Apple's property list format allows all three.
# The script fails if the output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check translate-toolkit==3.20.4
cat > "$folder/Localizable.strings" <<'STRINGS'
"first" = "One"; "second" = "Two";
"address" = "Street
City";
"same";
STRINGS
"$folder/venv/bin/python" - "$folder/Localizable.strings" > "$folder/output" <<'PYTHON'
import sys
from translate.storage.properties import stringsutf8file

with open(sys.argv[1], "rb") as file:
    for unit in stringsutf8file.parsestring(file.read()).units:
        print(repr(unit.name), repr(unit.source))
PYTHON
cat > "$folder/expected" <<'OUTPUT'
'first' 'One"; "second" = "Two'
'address' 'StreetCity'
'same";' ''
OUTPUT
diff "$folder/expected" "$folder/output"
cat "$folder/output"
