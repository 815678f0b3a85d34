public struct OSSignposter: @unchecked Sendable {
  public var isEnabled: Bool { fatalError() }

  public init(logHandle: OSLog) { fatalError() }

  public func makeSignpostID() -> OSSignpostID { fatalError() }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    fatalError()
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    fatalError()
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { fatalError() }

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {
    fatalError()
  }
}

public struct OSSignpostID: Sendable {
  public static var exclusive: OSSignpostID { fatalError() }
}

public final class OSSignpostIntervalState: @unchecked Sendable {}

public final class OSLog: @unchecked Sendable {
  public init(subsystem: String, category: String) { fatalError() }
}
