/// The error that an endpoint throws when it is used without having been overridden.
public struct Unimplemented: Error, CustomStringConvertible {
  let endpoint: String

  /// Creates the error of an endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// Which endpoint was used.
  public var description: String {
    "The endpoint '\(endpoint)' is unimplemented"
  }
}
