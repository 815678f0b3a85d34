#if PortableViews && Web
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1

/// The number of open connections of each network address.
final class ConnectionCounts: Sendable {
  private let counts = NIOLockedValueBox<[ClientAddress: Int]>([:])

  /// The number of addresses with open connections.
  var addressCount: Int { counts.withLockedValue { $0.count } }

  /// Counts a connection until it closes; returns `false` if its address has the maximum already.
  func admit(_ channel: any Channel, maximum: Int) -> Bool {
    let address = ClientAddress(channel.remoteAddress)
    let isAdmitted = counts.withLockedValue { counts in
      guard counts[address, default: 0] < maximum else { return false }
      counts[address, default: 0] += 1
      return true
    }
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { _ in self.leave(address) }
    return true
  }

  private func leave(_ address: ClientAddress) {
    counts.withLockedValue { counts in
      counts[address] = counts[address].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
  }
}

/// A handler that answers a new connection with a refusal, and closes it.
final class RefusedConnectionHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private static let reason = "This address has too many connections open.\n"
  private static let answer = [
    "HTTP/1.1 429 Too Many Requests", "Connection: close",
    "Content-Type: text/plain; charset=utf-8", "Content-Length: \(reason.utf8.count)",
    "Retry-After: 10", "", reason,
  ].joined(separator: "\r\n")

  func channelActive(context: ChannelHandlerContext) {
    let channel = context.channel
    channel.writeAndFlush(ByteBuffer(string: Self.answer))
      .whenComplete { _ in channel.close(promise: nil) }
  }

  /// Drops all input.
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
}
#endif
