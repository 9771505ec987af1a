#!/bin/bash
# sourcekit-lsp of Swift 6.3.1 completes text that's no longer there. It takes two places for the same one
# if the same number of bytes is before them. After `first.` was completed and
# `first` was replaced with `other`, which has as many letters, the completions of `other.` are the
# members of `first`. A completion at a different place in between avoids that.
# The script fails if the members are those of `other`, or if Swift has another version.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
swift --version 2>/dev/null | grep -q 'Swift version 6\.3\.1' || { echo "Swift has another version"; exit 1; }
mkdir -p Sources/Fruits
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Fruits", targets: [.target(name: "Fruits")])
SWIFT
cat > Sources/Fruits/Fruits.swift <<'SWIFT'
struct Apple { var appleStem = 1 }
struct Berry { var berryLeaf = 2 }
func eat(first: Apple, other: Berry) {
  // A comment.
  first.
}
SWIFT
cat > client.py <<'PYTHON'
import json
import subprocess
from pathlib import Path

server = subprocess.Popen(["sourcekit-lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
file = Path("Sources/Fruits/Fruits.swift").resolve()
text = file.read_text()
number = 0


def send(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def receive():
    length = 0
    while line := server.stdout.readline().strip():
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    return json.loads(server.stdout.read(length))


def ask(method, params):
    global number
    number += 1
    send({"id": number, "method": method, "params": params})
    while True:
        message = receive()
        if message.get("id") == number and "method" not in message:
            return message["result"]
        if "id" in message:
            send({"id": message["id"], "result": None})


def members(line, character):
    place = {"textDocument": {"uri": file.as_uri()}, "position": {"line": line, "character": character}}
    items = ask("textDocument/completion", place)["items"]
    return [item["label"] for item in items if item["label"] in ("appleStem", "berryLeaf")]


def replace(text, version):
    document = {"uri": file.as_uri(), "version": version}
    send({"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": [{"text": text}]}})


ask("initialize", {"processId": None, "rootUri": Path.cwd().as_uri(), "capabilities": {}})
send({"method": "initialized", "params": {}})
document = {"uri": file.as_uri(), "languageId": "swift", "version": 1, "text": text}
send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
print("first.", members(4, 8))
replace(text.replace("first.", "other."), 2)
print("other.", members(4, 8))
members(3, 4)
print("other. after another place", members(4, 8))
server.kill()
PYTHON
timeout 120 python3 client.py > output
cat > expected <<'OUTPUT'
first. ['appleStem']
other. ['appleStem']
other. after another place ['berryLeaf']
OUTPUT
diff expected output
