#!/bin/bash
# json-five 1.1.2 rejects a string that contains U+2028 or U+2029 as it is. JSON5, the format of
# Xcode's project.xcproj, allows both (section 5.2 of its specification), and pyjson5 2.0.1 reads
# them.
# The script fails if the output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check json-five==1.1.2 pyjson5==2.0.1
"$folder/venv/bin/python" - > "$folder/output" <<'PYTHON'
import json5  # The module of the package json-five.
import pyjson5

for character in "\u2028", "\u2029":
    text = '{ name: "Two' + character + 'Doors" }'
    print(ascii(pyjson5.decode(text)))
    try:
        print(ascii(json5.loads(text)))
    except ValueError as error:
        print(str(error).split(" in or near ")[0])
PYTHON
cat > "$folder/expected" <<'OUTPUT'
{'name': 'Two\u2028Doors'}
Illegal line terminator (line 1 column 13 (char 12) without continuation
{'name': 'Two\u2029Doors'}
Illegal line terminator (line 1 column 13 (char 12) without continuation
OUTPUT
diff "$folder/expected" "$folder/output"
cat "$folder/output"
