#if PortableViews
/// A value that a gesture sets while it lasts, and that is reset when the gesture has ended.
///
/// The value is reset also when the gesture fails or is cancelled. Pass the wrapper to
/// ``Gesture/updating(_:body:)``.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state with an initial value, and the transaction in which it is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates a state with an initial value, and the transaction in which it is reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with an initial value, and a function that sets up the transaction of its reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - reset: A function that gets the last value, and changes the transaction.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a state with an initial value, and a function that sets up the transaction of its reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value; the initial one while there is no gesture.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The wrapper itself, for a gesture.
  public var projectedValue: Self { self }

  func set(_ value: Value) {
    location?.set(value)
  }

  /// Sets the initial value again.
  func resetValue() {
    var transaction = Transaction()
    reset(wrappedValue, &transaction)
    withTransaction(transaction) { set(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first, and the transaction in which it is reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is `nil` at first, and a function that sets up the transaction of its reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: InstalledProperty {
  package func makeStorage() -> AnyObject? {
    StateLocation(initial)
  }

  package mutating func install(_ storage: AnyObject?) {
    location = storage as? StateLocation<Value>
  }
}

extension GestureState: IdentityComparable {
  // A changed initial value has no effect. A wrapper that is not installed yet gets the location that
  // the view's former wrapper has.
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    guard let left = lhs.location, let right = rhs.location else { return true }
    return left === right
  }
}

/// A gesture that sets a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture whose values set the state.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// A function that changes the state, and the transaction of that.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that sets a state while another gesture lasts.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture, PrimitiveGesture {
  /// The type of the values of the gesture that sets the state.
  public typealias Value = Base.Value
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  private struct Recognition {
    var hasUpdated = false
  }

  package var needs: ElementGesture { base.needs }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    let step = base.take(input, in: memory)
    memory.change(Recognition()) { recognition in
      if step.progress.isDone {
        if recognition.hasUpdated { state.resetValue() }
        recognition.hasUpdated = false
      } else if let value = step.value {
        update(with: value)
        recognition.hasUpdated = true
      }
    }
    return step
  }

  private func update(with value: Value) {
    var (new, transaction) = (state.wrappedValue, Transaction())
    body(value, &new, &transaction)
    withTransaction(transaction) { state.set(new) }
  }
}

extension Gesture {
  /// Changes a state whenever the gesture has a new value, and resets it in the end.
  ///
  /// - Parameters:
  ///   - state: The wrapper of a property: `$state`.
  ///   - body: A function that gets the gesture's value, and changes the state and the transaction.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
#endif
