/// A value that an actor protects, so that it can be shared between tasks.
@available(*, deprecated, message: "Use 'LockIsolated' instead.")
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Creates an actor around the value that the closure yields.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value in one step that no other task can come between.
  public func withValue<T>(_ operation: (inout Value) throws -> T) rethrows -> T {
    var value = value
    defer { self.value = value }
    return try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}

extension AsyncStream {
  /// Creates a stream with the continuation that feeds it.
  @available(*, deprecated, message: "Use 'AsyncStream.makeStream(of:bufferingPolicy:)' instead.")
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Creates a throwing stream with the continuation that feeds it.
  @available(
    *, deprecated, message: "Use 'AsyncThrowingStream.makeStream(of:throwing:)' instead."
  )
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, throwing: Failure.self, bufferingPolicy: limit)
  }
}
