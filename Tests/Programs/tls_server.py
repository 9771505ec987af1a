"""Answers requests by HTTPS, until standard input ends.

Arguments: the file with the server's certificate and its key. The port is written to standard output.
"""

import http.server
import ssl
import sys
import threading


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        """Redirects /to?URL, asks for a password for /secret, and answers all else with the path."""
        path, _, query = self.path.partition("?")
        locked = path == "/secret" and "Authorization" not in self.headers
        self.send_response(302 if path == "/to" else 401 if locked else 200)
        if path == "/to":
            self.send_header("Location", query)
        if locked:
            self.send_header("WWW-Authenticate", 'Basic realm="Docs"')
        self.send_header("Content-Length", str(len(path)))
        self.end_headers()
        self.wfile.write(path.encode())

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """Ignores clients that end the connection."""


server = Server(("127.0.0.1", 0), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[1])
# A client that doesn't speak TLS must not keep others waiting.
server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
