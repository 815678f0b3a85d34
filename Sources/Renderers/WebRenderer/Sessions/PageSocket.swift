#if PortableViews && Web
/// The connection to a page's script.
@MainActor
protocol PageSocket: AnyObject {
  /// Sends a message, and calls back when the operating system has taken it.
  func send(_ message: [UInt8], onWritten: @escaping @MainActor @Sendable () -> Void)

  /// Says why, and closes the connection.
  func close(_ code: UInt16, _ reason: String)
}

extension PageSocket {
  func close(_ code: WireProtocol.CloseCode, _ reason: String) {
    close(code.rawValue, reason)
  }
}
#endif
