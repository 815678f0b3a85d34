public import Foundation

/// A dependency that opens addresses for the user whose action led to the effect.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates a dependency that opens addresses with a function.
  ///
  /// - Parameter handler: Opens an address, and returns whether it was opened.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Returns: Whether the address was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}
