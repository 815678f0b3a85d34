#if PortableViews && Web
import NIOCore
import NIOPosix

/// A client that sends any bytes, rules or no rules.
@MainActor
final class RawClient {
  struct Frame: Equatable, Sendable {
    var opcode: UInt8
    var payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }
    /// The code of a closing frame.
    var closeCode: Int? {
      opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
    }
  }

  private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
  private var iterator: AsyncThrowingStream<[UInt8], any Error>.AsyncIterator
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  private var buffer: [UInt8] = []

  private init(
    _ channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>,
    _ inbound: AsyncThrowingStream<[UInt8], any Error>,
    _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) {
    self.channel = channel
    iterator = inbound.makeAsyncIterator()
    self.outbound = outbound
  }

  /// Connects for as long as a closure runs.
  static func connect<Result: Sendable>(
    port: Int, _ use: @MainActor (RawClient) async throws -> Result
  ) async throws -> Result {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
      let reader = Task {
        do {
          for try await bytes in inbound { continuation.yield(Array(bytes.readableBytesView)) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      defer { reader.cancel() }
      return try await use(RawClient(channel, stream, outbound))
    }
  }

  func send(_ bytes: some Collection<UInt8>) async throws {
    try await outbound.write(ByteBuffer(bytes: bytes))
  }

  func send(_ text: String) async throws {
    try await send(Array(text.utf8))
  }

  /// Closes the connection without a word.
  func cut() async throws {
    try await channel.channel.close()
  }

  // MARK: HTTP

  /// Sends a request and reads the answer, as far as its head says.
  func request(_ head: String...) async throws -> (head: String, body: String) {
    try await request(head)
  }

  /// Sends a request and reads the answer, as far as its head says.
  func request(_ head: [String]) async throws -> (head: String, body: String) {
    try await send((head + ["", ""]).joined(separator: "\r\n"))
    return try await response(hasBody: !head[0].hasPrefix("HEAD"))
  }

  func response(hasBody: Bool = true) async throws -> (head: String, body: String) {
    let end = Array("\r\n\r\n".utf8)
    while buffer.firstRange(of: end) == nil, try await read() {}
    guard let range = buffer.firstRange(of: end) else {
      return (String(decoding: buffer, as: UTF8.self), "")
    }
    let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
    buffer.removeSubrange(..<range.upperBound)
    let length =
      head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).filter(\.isNumber)) } ?? 0
    guard hasBody else { return (head, "") }
    while buffer.count < length, try await read() {}
    let body = String(decoding: buffer.prefix(length), as: UTF8.self)
    buffer.removeFirst(min(length, buffer.count))
    return (head, body)
  }

  // MARK: WebSocket

  /// Sends a frame; clients have to mask theirs.
  func sendFrame(
    _ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true,
    declaredLength: Int? = nil
  ) async throws {
    var bytes: [UInt8] = [opcode | (isFinal ? 0x80 : 0)]
    let length = declaredLength ?? payload.count
    let maskBit: UInt8 = isMasked ? 0x80 : 0
    switch length {
    case 0..<126: bytes.append(UInt8(length) | maskBit)
    case 126..<65536: bytes += [126 | maskBit, UInt8(length >> 8), UInt8(length & 0xFF)]
    default:
      bytes.append(127 | maskBit)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * (7 - $0))) }
    }
    let mask: [UInt8] = [0x11, 0x22, 0x33, 0x44]
    if isMasked { bytes += mask }
    bytes += payload.enumerated().map { isMasked ? $1 ^ mask[$0 % 4] : $1 }
    try await send(bytes)
  }

  func sendText(_ text: String) async throws {
    try await sendFrame(Array(text.utf8))
  }

  /// Reads a frame, or returns `nil` at the end of the connection.
  func frame() async throws -> Frame? {
    while true {
      if let frame = takeFrame() { return frame }
      guard try await read() else { return nil }
    }
  }

  private func takeFrame() -> Frame? {
    guard buffer.count >= 2 else { return nil }
    var length = Int(buffer[1] & 0x7F)
    var start = 2
    if length == 126 {
      guard buffer.count >= 4 else { return nil }
      length = Int(buffer[2]) << 8 | Int(buffer[3])
      start = 4
    } else if length == 127 {
      guard buffer.count >= 10 else { return nil }
      length = buffer[2..<10].reduce(0) { $0 << 8 | Int($1) }
      start = 10
    }
    guard buffer.count >= start + length else { return nil }
    let frame = Frame(opcode: buffer[0] & 0xF, payload: Array(buffer[start..<start + length]))
    buffer.removeFirst(start + length)
    return frame
  }

  private func read() async throws -> Bool {
    var iterator = iterator
    defer { self.iterator = iterator }
    guard let bytes = try await iterator.next(isolation: #isolation) else { return false }
    buffer += bytes
    return true
  }
}
#endif
