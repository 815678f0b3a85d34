#if PortableViews
/// A movement of pointers that views recognize, such as a tap or a drag.
///
/// A gesture is a value, which `gesture(_:including:)` attaches to a view. A type of your own returns
/// another gesture with the same values from `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the values of the gesture.
  associatedtype Value = Body.Value
  /// The type of the gesture that `body` returns.
  associatedtype Body: Gesture

  /// The gesture that recognizes this one.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// The type of the values: there are none.
  public typealias Value = Never
}

/// A gesture that recognizes input itself.
@MainActor
package protocol PrimitiveGesture<Value>: Gesture where Body == Never {
  /// The input that the gesture needs.
  var needs: ElementGesture { get }

  /// Takes a step of the pointers; the memory is the same for all steps of one sequence.
  func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value>
}

extension PrimitiveGesture {
  /// Traps: a built-in gesture has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a built-in gesture and has no body")
  }
}

extension Gesture {
  /// The built-in gesture that recognizes this one.
  @MainActor var primitive: any PrimitiveGesture<Value> {
    if let primitive = self as? any PrimitiveGesture<Value> { return primitive }
    guard let primitive = body.primitive as? any PrimitiveGesture<Value> else {
      preconditionFailure("The body of \(Self.self) is a gesture with values of another type")
    }
    return primitive
  }

  @MainActor var needs: ElementGesture { primitive.needs }

  /// Lets the gesture take a step, with a part of the memory of the gesture around it.
  @MainActor func take(
    _ input: GestureInput, in memory: GestureMemory, part: Int = 0
  ) -> GestureStep<Value> {
    primitive.take(input, in: memory.part(part))
  }
}

/// The progress of a gesture after a step of the pointers.
package enum GestureStep<Value> {
  /// The gesture is not recognized yet; carries a value if there is one already.
  case possible(Value?)
  /// The gesture is recognized and continues; carries a value if that is new.
  case active(Value?)
  /// The gesture is complete.
  case ended(Value)
  /// The pointers do something else.
  case failed

  /// Returns the step with another value.
  func map<T>(_ transform: (Value) -> T) -> GestureStep<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(value.map(transform))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The progress without its value.
  var progress: GestureProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value of the step.
  var value: Value? {
    switch self {
    case .possible(let value), .active(let value): value
    case .ended(let value): value
    case .failed: nil
    }
  }
}

/// The progress of a gesture.
package enum GestureProgress: Hashable, Sendable {
  case possible, active, ended, failed

  /// Whether the gesture takes no further steps.
  var isDone: Bool { self == .ended || self == .failed }
}

/// The facts that a gesture and those inside it keep during one sequence of steps.
@MainActor
package final class GestureMemory {
  private var value: Any?
  private var parts: [Int: GestureMemory] = [:]

  /// Returns the memory of a gesture inside.
  func part(_ index: Int) -> GestureMemory {
    if let part = parts[index] { return part }
    let part = GestureMemory()
    parts[index] = part
    return part
  }

  /// Changes the gesture's own facts, which have an initial value at first.
  func change<T, Result>(_ initial: T, _ body: (inout T) -> Result) -> Result {
    var current = value as? T ?? initial
    defer { value = current }
    return body(&current)
  }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
  private let gesture: any Gesture<Value>

  /// Creates a gesture that hides the type of another one.
  nonisolated public init<T: Gesture<Value>>(_ gesture: T) {
    self.gesture = gesture
  }
}

extension AnyGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  package var needs: ElementGesture { gesture.needs }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    gesture.take(input, in: memory)
  }
}
#endif
