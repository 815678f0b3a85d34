#if PortableViews
/// A gesture of two gestures, both of which may be recognized.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture, if there is one.
    public var first: First.Value?
    /// The value of the second gesture, if there is one.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  private struct Recognition {
    var value = Value()
    var first = GestureProgress.possible
    var second = GestureProgress.possible
  }

  package var needs: ElementGesture { first.needs.union(second.needs) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    memory.change(Recognition()) { state in
      var isNew = false
      @MainActor func advance<G: Gesture>(
        _ gesture: G, part: Int, _ progress: inout GestureProgress, _ last: inout G.Value?
      ) {
        guard !progress.isDone else { return }
        let step = gesture.take(input, in: memory, part: part)
        progress = step.progress
        guard let value = step.value else { return }
        last = value
        isNew = true
      }
      advance(first, part: 0, &state.first, &state.value.first)
      advance(second, part: 1, &state.second, &state.value.second)
      let both = [state.first, state.second]
      if input.phase == .cancelled || both == [.failed, .failed] { return .failed }
      if both.allSatisfy(\.isDone) { return .ended(state.value) }
      let value = isNew ? state.value : nil
      return both.contains { $0 == .active || $0 == .ended } ? .active(value) : .possible(value)
    }
  }
}

/// A gesture of two gestures, the second of which begins when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended, and the second has a value or none yet.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  private struct Recognition {
    /// The value with which the first gesture has ended.
    var first: First.Value?
    /// The pointers that were pressed then, which begin the second gesture where they were.
    var restarted: [GestureInput.Track] = []
  }

  package var needs: ElementGesture { first.needs.union(second.needs) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    memory.change(Recognition()) { state in
      if let value = state.first {
        let input = input.starting(state.restarted)
        return step(second.take(input, in: memory, part: 1), after: value)
      }
      switch first.take(input, in: memory, part: 0) {
      case .possible(let value): return .possible(value.map(Value.first))
      case .active(let value): return .active(value.map(Value.first))
      case .failed: return .failed
      case .ended(let value):
        state.first = value
        if let input = input.restarted {
          state.restarted = input.tracks
          let next = second.take(input, in: memory, part: 1)
          if next.value != nil { return step(next, after: value) }
        }
        return .active(.second(value, nil))
      }
    }
  }

  private func step(
    _ step: GestureStep<Second.Value>, after first: First.Value
  ) -> GestureStep<Value> {
    switch step {
    case .possible(let value), .active(let value): .active(value.map { .second(first, $0) })
    case .ended(let value): .ended(.second(first, value))
    case .failed: .failed
    }
  }
}

/// A gesture of two gestures, the second of which is recognized only if the first is not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture, PrimitiveGesture {
  /// The type of the body: a built-in gesture has none.
  public typealias Body = Never

  private struct Recognition {
    var hasFailed = false
    var waiting = WaitingInput()
  }

  package var needs: ElementGesture { first.needs.union(second.needs) }

  package func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    memory.change(Recognition()) { state in
      if state.hasFailed {
        return second.take(input, in: memory, part: 1).map(Value.second)
      }
      let step = first.take(input, in: memory, part: 0)
      guard case .failed = step, input.phase != .cancelled else {
        if case .possible = step { state.waiting.add(input) }
        return step.map(Value.first)
      }
      state.hasFailed = true
      state.waiting.add(input)
      return state.waiting.replay { second.take($0, in: memory, part: 1) }.map(Value.second)
    }
  }
}

/// The input that a gesture gets once those before it have failed.
struct WaitingInput {
  private static let limit = 64
  private var inputs: [GestureInput] = []

  /// Adds a step; of moves one after the other, and of those beyond a limit, only the last is kept.
  mutating func add(_ input: GestureInput) {
    let isSecondMove = input.phase == .moved && inputs.last?.phase == .moved
    if isSecondMove || inputs.count >= Self.limit { inputs.removeLast() }
    inputs.append(input)
  }

  /// Removes the first step and returns it.
  mutating func next() -> GestureInput? { inputs.isEmpty ? nil : inputs.removeFirst() }

  /// Lets a gesture take the steps until it is done, and returns its last progress.
  mutating func replay<Value>(_ take: (GestureInput) -> GestureStep<Value>) -> GestureStep<Value> {
    var last = GestureStep<Value>.possible(nil)
    while !last.progress.isDone, let input = next() { last = take(input) }
    inputs = []
    return last
  }
}

extension Gesture {
  /// Combines the gesture with another one, so that both may be recognized.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another one, which begins when this one has ended.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another one, which is recognized only if this one is not.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
#endif
