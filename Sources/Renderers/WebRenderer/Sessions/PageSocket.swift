#if PortableViews && Web
/// The connection to a page's script.
@MainActor
protocol PageSocket: AnyObject {
  /// Sends a message; calls `onWritten` when the operating system has taken it.
  func send(_ message: [UInt8], onWritten: @escaping @MainActor @Sendable () -> Void)

  /// Sends a code and a reason, and closes the connection.
  func close(_ code: UInt16, _ reason: String)
}

extension PageSocket {
  func close(_ code: WireProtocol.CloseCode, _ reason: String) {
    close(code.rawValue, reason)
  }
}
#endif
