/// The error that an endpoint throws if it is used without an override.
public struct Unimplemented: Error, CustomStringConvertible {
  let endpoint: String

  /// Creates the error of an endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// The message, which names the endpoint.
  public var description: String { "The endpoint '\(endpoint)' is unimplemented" }
}
