#if PortableViews
extension Gesture {
  /// Runs an action when the gesture has ended, with its value.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    EndedGesture(base: self, action: action)
  }

  /// Returns the gesture with values that a function makes from its own.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the value of the gesture has changed.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ChangedGesture(base: self, action: action)
  }
}

private struct EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension EndedGesture: PrimitiveGesture {
  typealias Value = Base.Value
  typealias Body = Never

  var needs: ElementGesture { base.needs }

  func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Base.Value> {
    let step = base.take(input, in: memory)
    if case .ended(let value) = step { action(value) }
    return step
  }
}

private struct ChangedGesture<Base: Gesture> where Base.Value: Equatable {
  let base: Base
  let action: (Base.Value) -> Void
}

extension ChangedGesture: PrimitiveGesture {
  typealias Value = Base.Value
  typealias Body = Never

  private struct Recognition {
    var last: Base.Value?
  }

  var needs: ElementGesture { base.needs }

  func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Base.Value> {
    let step = base.take(input, in: memory)
    guard !step.progress.isDone, let value = step.value else { return step }
    let isNew = memory.change(Recognition()) { state in
      defer { state.last = value }
      return state.last != value
    }
    if isNew { action(value) }
    return step
  }
}

private struct MappedGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value
}

extension MappedGesture: PrimitiveGesture {
  typealias Body = Never

  var needs: ElementGesture { base.needs }

  func take(_ input: GestureInput, in memory: GestureMemory) -> GestureStep<Value> {
    base.take(input, in: memory).map(transform)
  }
}
#endif
