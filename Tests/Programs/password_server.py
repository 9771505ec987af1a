"""Answers requests with a password that's sent as a digest, until standard input ends.

The user is "a", and the password is "b". The port is written to standard output.
"""

import hashlib
import http.server
import re
import sys
import threading
import urllib.parse

FUNCTIONS = {"MD5": hashlib.md5, "MD5-sess": hashlib.md5, "SHA-256": hashlib.sha256}


def response(fields, method, algorithm):
    """Returns the digest of the right password."""
    def digest(*parts):
        return FUNCTIONS[algorithm](":".join(parts).encode()).hexdigest()

    secret = digest("a", 'The "A"', "b")
    if algorithm.endswith("-sess"):
        secret = digest(secret, fields["nonce"], fields["cnonce"])
    request = digest(method, fields["uri"])
    return digest(secret, fields["nonce"], fields["nc"], fields["cnonce"], "auth", request)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        """Asks for a password for all paths but /next.

        The query names the algorithm, and can have "stale" for a second nonce, or "both" to offer
        passwords without a digest as well. With the password, /moved redirects to /next.
        """
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length).decode()
        path, _, query = self.path.partition("?")
        options = dict(urllib.parse.parse_qsl(query, keep_blank_values=True))
        if path == "/next":
            return self.send(200, f"next {'Authorization' in self.headers}")
        algorithm = options.get("algorithm", "MD5")
        nonce = "first"
        fields = self.fields()
        if fields and fields.get("response") == response(fields, self.command, algorithm):
            if fields["uri"] != self.path or fields["username"] != "a":
                return self.send(400, "address")
            if "stale" not in options or fields["nonce"] == "second":
                return self.send(302 if path == "/moved" else 200, f"welcome {body}")
            nonce = "second"
        stale = ", stale=true" if nonce == "second" else ""
        basic = 'Basic realm="Other", ' if "both" in options else ""
        quality = options.get("qop", "auth-int, auth")
        self.send(401, "refused", (
            f'{basic}Digest realm="The \\"A\\"", qop="{quality}", algorithm={algorithm}, '
            f'nonce="{nonce}", opaque="x"{stale}'))

    do_POST = do_GET

    def fields(self):
        """Returns the fields of the password, or None."""
        value = self.headers.get("Authorization") or ""
        if not value.startswith("Digest "):
            return None
        return {name: quoted.replace('\\"', '"') or plain for name, quoted, plain in re.findall(
            r'(\w+)=(?:"((?:[^"\\]|\\.)*)"|([^, ]+))', value)}

    def send(self, status, text, challenge=None):
        self.send_response(status)
        if challenge:
            self.send_header("WWW-Authenticate", challenge)
        if status == 302:
            self.send_header("Location", "/next")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
