"""A raw HTTP and WebSocket client, and the process that it attacks: for `abuse` and `fuzz-socket`."""

import base64
import json
import os
import re
import select
import socket
import struct
import subprocess
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION_PATH = re.compile(r'data-socket="([^"]+)"')
TEXT, CONTINUATION, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10


class Server:
    """A process of `ComposableSoak visitors`."""

    def __init__(self, binary, **options):
        words = [word for name, value in options.items() for word in (name, str(value))]
        self.process = subprocess.Popen(
            [binary, "visitors", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        line = self.process.stdout.readline().decode()
        if "://" not in line:
            raise SystemExit(f"{binary} visitors did not start: {line}")
        self.port = int(line.rsplit(":", 1)[1])
        self.host = f"127.0.0.1:{self.port}"
        self.longest_line = 0
        self.log = []
        threading.Thread(target=self._read_log, daemon=True).start()

    def _read_log(self):
        for line in self.process.stderr:
            self.longest_line = max(self.longest_line, len(line))
            self.log = (self.log + [line.decode(errors="replace")])[-200:]

    @property
    def is_alive(self):
        return self.process.poll() is None

    @property
    def memory(self):
        """The kilobytes that are resident."""
        return self._kilobytes("VmRSS")

    @property
    def own_memory(self):
        """The kilobytes that are resident, without the pages of code and other files."""
        return self._kilobytes("RssAnon")

    def _kilobytes(self, field):
        try:
            with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
                return int(re.search(rf"{field}:\s+(\d+)", status.read())[1])
        except (FileNotFoundError, ProcessLookupError, TypeError):
            return 0

    @property
    def processor_seconds(self):
        try:
            with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
                fields = stat.read().rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (FileNotFoundError, ProcessLookupError, IndexError):
            return 0.0

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Connection:
    """A connection of bytes."""

    def __init__(self, server, timeout=10):
        self.server = server
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, data):
        """Sends bytes; returns whether the other side was there to take them."""
        try:
            self.socket.sendall(data)
            return True
        except OSError:
            return False

    def _more(self):
        try:
            data = self.socket.recv(1 << 20)
        except (ConnectionError, TimeoutError, OSError):
            data = b""
        self.buffer += data
        return bool(data)

    def response(self, has_body=True):
        """Reads an HTTP answer: its status, or 0 without one, its head and its body."""
        while b"\r\n\r\n" not in self.buffer:
            if not self._more():
                return 0, "", ""
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        head = head.decode("latin-1")
        length = re.search(r"(?i)^content-length: *(\d+)", head, re.M)
        length = int(length[1]) if length and has_body else 0
        while len(self.buffer) < length:
            if not self._more():
                break
        body, self.buffer = self.buffer[:length], self.buffer[length:]
        status = re.match(r"HTTP/1\.1 (\d+)", head)
        return int(status[1]) if status else 0, head, body.decode("utf-8", "replace")

    def request(self, target="/", *headers, method="GET", host=None):
        host = [f"Host: {self.server.host if host is None else host}"] if host != "" else []
        lines = [f"{method} {target} HTTP/1.1", *host, *headers, "", ""]
        self.send("\r\n".join(lines).encode("utf-8"))
        return self.response(has_body=method != "HEAD")

    def frame(self):
        """Reads a frame: its opcode and payload, or `None` at the end of the connection."""
        def need(count):
            while len(self.buffer) < count:
                if not self._more():
                    return False
            return True

        if not need(2):
            return None
        length, start = self.buffer[1] & 0x7F, 2
        if length == 126:
            if not need(4):
                return None
            length, start = struct.unpack("!H", self.buffer[2:4])[0], 4
        elif length == 127:
            if not need(10):
                return None
            length, start = struct.unpack("!Q", self.buffer[2:10])[0], 10
        if not need(start + length):
            return None
        opcode, payload = self.buffer[0] & 0xF, self.buffer[start:start + length]
        self.buffer = self.buffer[start + length:]
        return opcode, payload

    @property
    def has_input(self):
        return bool(self.buffer) or bool(select.select([self.socket], [], [], 0)[0])

    def close_code(self):
        """Reads to the closing frame, and returns its code; 0 for an end without one."""
        while frame := self.frame():
            if frame[0] == CLOSE:
                return struct.unpack("!H", frame[1][:2])[0] if len(frame[1]) >= 2 else 1005
        return 0


def frame(payload, opcode=TEXT, is_final=True, is_masked=True, declared_length=None, flags=0):
    """The bytes of a frame. A mask of zeros changes nothing."""
    payload = payload.encode() if isinstance(payload, str) else payload
    length = len(payload) if declared_length is None else declared_length
    mask = 0x80 if is_masked else 0
    first = opcode | flags | (0x80 if is_final else 0)
    if length < 126:
        head = struct.pack("!BB", first, mask | length)
    elif length < 1 << 16:
        head = struct.pack("!BBH", first, mask | 126, length)
    else:
        head = struct.pack("!BBQ", first, mask | 127, length)
    return head + (bytes(4) if is_masked else b"") + payload


class Page:
    """A page as a browser loads it: its cookie, its token and its markup."""

    def __init__(self, server, target="/", cookie=None):
        self.server = server
        with Connection(server) as connection:
            headers = [f"Cookie: {cookie}"] if cookie else []
            self.status, head, self.html = connection.request(target, *headers)
        new_cookie = re.search(r"(?im)^set-cookie: *([^;\r\n]+)", head)
        self.cookie = cookie or (new_cookie[1] if new_cookie else "")
        token = re.search(r'data-token="([^"]+)"', self.html)
        self.token = token[1] if token else ""
        path = VERSION_PATH.search(self.html)
        self.socket_path = path[1] if path else "/socket?v=2"

    def node(self, pattern):
        """The number of the first element whose opening tag, or what follows it, matches."""
        found = re.search(r'id="[a-z](\d+)"[^<]*?' + pattern, self.html)
        return int(found[1]) if found else 0

    def button(self, label):
        label = re.escape(label)
        found = re.search(
            rf'<(?:button|a) id="n(\d+)"(?:[^>]*aria-label="{label}"|[^>]*>(?:<[^>]*>)*{label}<)', self.html)
        return int(found[1]) if found else 0

    def takers(self, letter):
        """The numbers of the elements that take an event."""
        return [int(number) for number in re.findall(
            rf'id="n(\d+)"[^>]*data-e="[^"]*{re.escape(letter)}[^"]*"', self.html)]


class PageSocket(Connection):
    """A page's socket; `sequence` is the last event's number."""

    def __init__(self, page, greets=True, last_patch=0, origin=None, sequence=0, **others):
        super().__init__(page.server, **others)
        self.page = page
        self.sequence = sequence
        self.upgrade_status, self.upgrade_head, _ = self.upgrade(origin)
        if greets and self.upgrade_status == 101:
            self.message([0, last_patch, page.token])
            self.first = self.frame()

    def upgrade(self, origin=None, reads=True):
        key = base64.b64encode(os.urandom(16)).decode()
        origin = f"http://{self.server.host}" if origin is None else origin
        self.send((
            f"GET {self.page.socket_path} HTTP/1.1\r\nHost: {self.server.host}\r\n"
            f"Origin: {origin}\r\nCookie: {self.page.cookie}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode())
        return self.response() if reads else (0, "", "")

    def message(self, value):
        text = value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
        return self.send(frame(text))

    def frame(self):
        """Reads a frame, and answers heartbeats as a page does."""
        while (received := super().frame()) == (TEXT, b"[]"):
            self.message([])
        return received

    def event(self, node, letter, *value):
        """Sends an event, in turn."""
        self.sequence += 1
        return self.message([self.sequence, node, letter, *value])

    def answer(self):
        """Reads to the answer to the last event; `None` if the socket closes before."""
        while (received := self.frame()) and received[0] != CLOSE:
            if received[0] == TEXT:
                message = json.loads(received[1])
                if message[1] >= self.sequence:
                    return message
        return None


def build():
    """Builds the server in debug, and returns where it is."""
    command = ["swift", "build", "--package-path", str(ROOT / "Tests/System/Soak"),
               "--scratch-path", str(ROOT / ".build"), "--product", "ComposableSoak"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return ROOT / ".build/debug/ComposableSoak"


def wait_until(condition, timeout=10.0, interval=0.05):
    """Waits for something to be so, and returns whether it is."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(interval)
    return True
