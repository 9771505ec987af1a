#!/bin/bash
# pyjson5 2.0.1 takes a valid number that's too large for a floating-point value for an incomplete
# document: the error says that the text ends within the number, wherever it is. Numbers that are too
# small become 0, and json5 0.17.3 makes the large ones infinite.
# The script fails if the output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check json5==0.17.3 pyjson5==2.0.1
"$folder/venv/bin/python" - > "$folder/output" <<'PYTHON'
import json5
import pyjson5

for text in "{ a: 1e308 }", "{ a: 1e309, b: 2 }", "{ a: 1e-400 }":
    print("json5  ", json5.loads(text))
    try:
        print("pyjson5", pyjson5.decode(text))
    except pyjson5.Json5EOF as error:
        print("pyjson5", error.message)
PYTHON
cat > "$folder/expected" <<'OUTPUT'
json5   {'a': 1e+308}
pyjson5 {'a': 1e+308}
json5   {'a': inf, 'b': 2}
pyjson5 Unclosed b'NumericLiteral' starting near 6
json5   {'a': 0.0}
pyjson5 {'a': 0.0}
OUTPUT
diff "$folder/expected" "$folder/output"
cat "$folder/output"
