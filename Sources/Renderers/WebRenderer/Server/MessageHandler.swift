#if PortableViews && Web
import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOWebSocket

/// A socket's channel: text messages in, frames out.
typealias SocketChannel = NIOAsyncChannel<ByteBuffer, WebSocketFrame>

/// Turns frames into text messages, and closes the socket of a client that breaks a rule.
final class MessageHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = WebSocketFrame

  private let maximumMessageSize: Int
  private let logger: Logger
  private var fragments: ByteBuffer?
  private var isClosing = false

  init(maximumMessageSize: Int, logger: Logger) {
    self.maximumMessageSize = maximumMessageSize
    self.logger = logger
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    let frame = unwrapInboundIn(data)
    guard frame.maskKey != nil else {
      return refuse(.protocolError, "A frame is not masked", context)
    }
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return refuse(.protocolError, "A frame uses an extension", context)
    }
    switch frame.opcode {
    case .text, .continuation: read(frame, context)
    case .binary: refuse(.unacceptableData, "A message is binary", context)
    case .ping: reply(.pong, frame.unmaskedData, context)
    case .pong: break
    case .connectionClose: close(echoing: frame.unmaskedData, context)
    default: refuse(.protocolError, "A frame has an unknown opcode", context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? NIOWebSocketError else {
      logger.debug("A socket failed", metadata: ["error": "\(error)"])
      return context.close(promise: nil)
    }
    guard !isClosing else { return }
    switch error {
    case .invalidFrameLength: refuse(.messageTooLarge, "A frame is too long", context)
    default: refuse(.protocolError, "A frame is malformed", context)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      close(.goingAway, "The server is shutting down", context)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  private func read(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
    guard (frame.opcode == .continuation) == (fragments != nil) else {
      return refuse(.protocolError, "A fragment is out of place", context)
    }
    var message = fragments ?? ByteBuffer()
    message.writeImmutableBuffer(frame.unmaskedData)
    guard message.readableBytes <= maximumMessageSize else {
      return refuse(.messageTooLarge, "A message is too long", context)
    }
    fragments = frame.fin ? nil : message
    if frame.fin { context.fireChannelRead(wrapInboundOut(message)) }
  }

  private func reply(
    _ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  private func refuse(
    _ code: WebSocketErrorCode, _ reason: String, _ context: ChannelHandlerContext
  ) {
    logger.warning("Closed a socket", metadata: ["reason": "\(reason)"])
    close(code, reason, context)
  }

  private func close(
    _ code: WebSocketErrorCode, _ reason: String, _ context: ChannelHandlerContext
  ) {
    close(echoing: .closing(code, reason), context)
  }

  /// Writes a closing frame and ends the connection once the client has, or has had time to.
  ///
  /// Closing at once would make the operating system drop the frame if there is unread input.
  private func close(echoing data: ByteBuffer, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    reply(.connectionClose, data, context)
    let channel = context.channel
    channel.close(mode: .output, promise: nil)
    context.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
  }
}

extension ByteBuffer {
  /// The content of a closing frame.
  static func closing(_ code: WebSocketErrorCode, _ reason: String) -> ByteBuffer {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    data.writeString(reason)
    return data
  }
}
#endif
