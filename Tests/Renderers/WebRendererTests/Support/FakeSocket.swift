#if PortableViews && Web
@testable import WebRenderer

/// A socket that takes messages only when a test lets it.
@MainActor
final class FakeSocket: PageSocket {
  private(set) var messages: [String] = []
  private(set) var closeCodes: [UInt16] = []
  private var onWritten: (@MainActor @Sendable () -> Void)?
  /// Whether messages are written as soon as they are sent.
  var isFast: Bool

  init(isFast: Bool = true) {
    self.isFast = isFast
  }

  func send(_ message: [UInt8], onWritten: @escaping @MainActor @Sendable () -> Void) {
    messages.append(String(decoding: message, as: UTF8.self))
    self.onWritten = onWritten
    if isFast { finishWriting() }
  }

  func close(_ code: UInt16, _ reason: String) {
    closeCodes.append(code)
  }

  /// Says that the operating system has taken the last message.
  func finishWriting() {
    let onWritten = onWritten
    self.onWritten = nil
    onWritten?()
  }

  /// Returns the messages since the last call.
  func takeMessages() -> [String] {
    defer { messages = [] }
    return messages
  }
}
#endif
