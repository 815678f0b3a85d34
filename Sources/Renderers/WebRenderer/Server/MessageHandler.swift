#if PortableViews && Web
import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOHTTPTypes
import NIOWebSocket

/// A handler that joins frames into text messages, and closes the socket of a misbehaving client.
///
/// The messages are the body of the request that has opened the socket.
final class MessageHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = HTTPRequestPart
  typealias OutboundOut = WebSocketFrame

  private let maximumMessageSize: Int
  private let logger: Logger
  private let clock: ServerClock
  private var fragments: ByteBuffer?
  /// The rate limit of frames that are not whole messages.
  private var extraFrames: TokenBucket
  /// Whether an answer to a ping is being written.
  private var isAnsweringPing = false
  /// The most recent ping during that write, which is answered next.
  private var nextPing: ByteBuffer?
  private var isClosing = false

  init(maximumMessageSize: Int, clock: ServerClock, logger: Logger) {
    self.maximumMessageSize = maximumMessageSize
    self.clock = clock
    self.logger = logger
    extraFrames = TokenBucket(perSecond: FixedLimits.controlFramesPerSecond, now: clock.now())
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
    let isWholeMessage = frame.opcode == .text && frame.fin
    guard isWholeMessage || extraFrames.take(now: clock.now()) else {
      return refuse(.policyViolation, "There are too many pings or fragments", context)
    }
    switch frame.opcode {
    case .text, .continuation: read(frame, context)
    case .binary: refuse(.unacceptableData, "A message is binary", context)
    case .ping: answer(frame.unmaskedData, context)
    case .pong: break
    case .connectionClose: answerClosing(frame.unmaskedData, context)
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
    // The buffer has one owner, so that appending a fragment does not copy the bytes so far.
    fragments = nil
    message.writeImmutableBuffer(frame.unmaskedData)
    guard message.readableBytes <= maximumMessageSize else {
      return refuse(.messageTooLarge, "A message is too long", context)
    }
    fragments = frame.fin ? nil : message
    if frame.fin { context.fireChannelRead(wrapInboundOut(.body(message))) }
  }

  /// Answers a ping; of the pings during the write of an answer, only the last one is answered.
  private func answer(_ ping: ByteBuffer, _ context: ChannelHandlerContext) {
    guard !isAnsweringPing else {
      nextPing = ping
      return
    }
    isAnsweringPing = true
    let frame = WebSocketFrame(fin: true, opcode: .pong, data: ping)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(frame)).whenSuccess {
      let (handler, context) = bound.value
      handler.isAnsweringPing = false
      guard let ping = handler.nextPing, !handler.isClosing else { return }
      handler.nextPing = nil
      handler.answer(ping, context)
    }
  }

  /// Answers a closing frame with its code, if it has one that may be sent.
  private func answerClosing(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
    guard data.readableBytes > 0 else { return close(sending: data, context) }
    var data = data
    guard let code = data.readWebSocketErrorCode(), code.isSendable,
      String(validating: data.readableBytesView, as: UTF8.self) != nil
    else { return refuse(.protocolError, "A closing frame is malformed", context) }
    close(code, "", context)
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
    close(sending: .closing(code, reason), context)
  }

  /// Writes a closing frame, and closes the connection after the client has, or after a timeout.
  private func close(sending data: ByteBuffer, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    reply(.connectionClose, data, context)
    context.channel.closeAfterOutput()
  }
}

extension WebSocketErrorCode {
  /// Whether a frame may have the code: some stand for an end without a frame, others for nothing.
  fileprivate var isSendable: Bool {
    switch UInt16(webSocketErrorCode: self) {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

extension ByteBuffer {
  static func closing(_ code: WebSocketErrorCode, _ reason: String) -> ByteBuffer {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    data.writeString(reason)
    return data
  }
}
#endif
