#!/bin/bash
# Playwright 1.65.2 records an empty body in a HAR file for a response that the page reads with blob(): "size" is 0, and
# "text" is empty. The same response is recorded as it is if the page reads it with arrayBuffer() or text(). A page
# that's served from the file then receives an empty blob with status 200, and no error is reported.
# The body of a request of the type application/octet-stream is recorded as empty text, too, unless bodies are stored
# in separate files.
# Needs Debian's package chromium-headless-shell or chromium.
# The script fails if the output is a different one.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check playwright==1.65.2
"$folder/venv/bin/python" - "$chromium" "$folder/page.har" > "$folder/output" <<'PYTHON'
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import sync_playwright

SCRIPT = """async () => {
    await (await fetch("/blob")).blob();
    await (await fetch("/arrayBuffer")).arrayBuffer();
    await (await fetch("/text")).text();
    const headers = { "Content-Type": "application/octet-stream" };
    await (await fetch("/post", { method: "POST", headers, body: "12345" })).text();
}"""


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html" if self.path == "/" else "image/png")
        self.send_header("Content-Length", "5")
        self.end_headers()
        self.wfile.write(b"12345")

    def do_POST(self):
        self.rfile.read(5)
        self.do_GET()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
    context = browser.new_context(record_har_path=sys.argv[2], record_har_content="embed")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    page.evaluate(SCRIPT)
    context.close()
    browser.close()
for entry in json.load(open(sys.argv[2]))["log"]["entries"][1:]:
    path = entry["request"]["url"].rpartition("/")[2]
    content = entry["response"]["content"]
    print(path, entry["request"].get("postData", {}).get("text"), content["size"], repr(content["text"]))
PYTHON
cat > "$folder/expected" <<'OUTPUT'
blob None 0 ''
arrayBuffer None 5 'MTIzNDU='
text None 5 'MTIzNDU='
post  5 'MTIzNDU='
OUTPUT
diff "$folder/expected" "$folder/output"
cat "$folder/output"
