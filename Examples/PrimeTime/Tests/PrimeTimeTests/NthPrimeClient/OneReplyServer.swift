import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An HTTP server on a free port of 127.0.0.1 that answers one request; it closes when released.
final class OneReplyServer: Sendable {
  let port: UInt16
  private let socket: Int32
  private let reply: String

  struct Failure: Error {
    let step: String
    let code = errno
  }

  init(status: String, body: String) throws {
    reply = """
      HTTP/1.1 \(status)\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      Connection: close\r
      \r
      \(body)
      """
    #if canImport(Glibc)
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #elseif canImport(Musl)
    socket = Musl.socket(AF_INET, SOCK_STREAM, 0)
    #else
    socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw Failure(step: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let failedStep = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> String? in
        if bind(socket, address, length) != 0 { return "bind" }
        if listen(socket, 1) != 0 { return "listen" }
        return getsockname(socket, address, &length) == 0 ? nil : "getsockname"
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    if let failedStep { throw Failure(step: failedStep) }
  }

  deinit {
    close(socket)
  }

  /// Waits for the request, answers it, and returns its head.
  func serve() async -> String {
    await withCheckedContinuation { continuation in
      // A thread of its own: `accept` blocks.
      Thread.detachNewThread {
        let connection = accept(self.socket, nil, nil)
        defer { close(connection) }
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
          let count = recv(connection, &buffer, buffer.count, 0)
          guard count > 0 else { break }
          request.append(contentsOf: buffer[..<count])
        }
        _ = Array(self.reply.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
        continuation.resume(returning: String(decoding: request, as: UTF8.self))
      }
    }
  }
}
