#if !canImport(os)
/// A stand-in for the `OSLog` of Apple's systems.
///
/// Has no effect; accepted so that ``Reducer/signpost(_:log:)`` compiles on every system.
public struct OSLog: Sendable {
  /// The default log of ``Reducer/signpost(_:log:)``.
  public static let `default` = OSLog()

  /// A log that is turned off.
  public static let disabled = OSLog()

  /// Creates a log; the names have no effect.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the application.
  ///   - category: The name of the part of the application.
  public init(subsystem: String, category: String) {}

  private init() {}
}
#endif
