public import Foundation

/// A dependency that opens addresses where the person is whose doing an effect follows from.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates a dependency that opens addresses as a function does.
  ///
  /// - Parameter handler: Opens an address, and returns whether that was possible.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Returns: Whether that was possible.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}
