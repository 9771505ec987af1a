#!/bin/bash
# openstep-parser 2.0.3, which reads project.pbxproj for the package pbxproj, misreads valid strings
# of property lists in the OpenStep format:
# - Strings in single quotes keep the quotes, and can't contain a space.
# - The escapes \U00e9 and \351 aren't replaced by their characters.
# - Data in angle brackets and comments after two slashes are errors.
# The script fails if the output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openstep-parser==2.0.3
"$folder/venv/bin/python" - > "$folder/output" <<'PYTHON'
from openstep_parser import OpenStepDecoder

for text in (
    "{ name = 'Door'; }",
    "{ name = 'Two Doors'; }",
    r'{ name = "Caf\U00e9"; }',
    r'{ name = "Caf\351"; }',
    "{ data = <0f0a 1b00>; }",
    "{ name = Door; // the front one\n}",
):
    try:
        print(OpenStepDecoder.ParseFromString(text))
    except Exception as error:
        print(error)
PYTHON
cat > "$folder/expected" <<'OUTPUT'
{'name': "'Door'"}
Expected ; after a value. Found D @ 14
{'name': 'Caf\\U00e9'}
{'name': 'Caf\\351'}
Expected ; after a value. Found 1 @ 15
Expected = after a key. Found t @ 18
OUTPUT
diff "$folder/expected" "$folder/output"
cat "$folder/output"
