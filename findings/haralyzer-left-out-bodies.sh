#!/bin/bash
# haralyzer 2.4.0 raises KeyError for the text of a response whose body the recording left out, although "text" is
# optional in HAR 1.2. Browsers leave it out of redirections, of content that they no longer have, and on request.
# haralyzer returns None for a request without a body.
# The script fails if the output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check haralyzer==2.4.0
"$folder/venv/bin/python" - > "$folder/output" <<'PYTHON'
from haralyzer import HarEntry

message = {"httpVersion": "HTTP/1.1", "cookies": [], "headers": [], "headersSize": -1, "bodySize": -1}
request = {"method": "GET", "url": "http://a.example/", "queryString": [], **message}
content = {"size": 3, "mimeType": "text/plain"}
response = {"status": 200, "statusText": "OK", "content": content, "redirectURL": "", **message}
entry = HarEntry({
    "startedDateTime": "2026-01-01T00:00:00.000Z", "time": 1, "request": request, "response": response,
    "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 0},
})

print("request:", entry.request.text)
try:
    print("response:", entry.response.text)
except KeyError as error:
    print("response: KeyError", error)
PYTHON
cat > "$folder/expected" <<'OUTPUT'
request: None
response: KeyError 'text'
OUTPUT
diff "$folder/expected" "$folder/output"
cat "$folder/output"
