/// A reducer as a store runs it: a function, with every `body` below it evaluated once.
public struct _ResolvedReducer<State, Action> {
  typealias Function = (inout State, Action) -> Effect<Action>

  /// Runs the reducer.
  let run: Function

  /// The flush of pending edits to run after a turn, if there is one.
  let pendingEdits: PendingEditFlush<State>?

  /// The reducers to run one after the other, if there are several.
  private let parts: [Self]?

  /// Creates a resolved reducer from a function.
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.init(run, pendingEdits: nil)
  }

  /// Creates a resolved reducer from a function, and the flush to run after a turn.
  init(_ run: @escaping Function, pendingEdits: PendingEditFlush<State>?) {
    self.run = run
    self.pendingEdits = pendingEdits
    parts = nil
  }

  /// Creates a resolved reducer that runs others one after the other.
  ///
  /// They are flattened into one list, so that a long body does not need a deep stack.
  init(sequence: [Self]) {
    let parts = sequence.flatMap { $0.parts ?? [$0] }
    self.parts = parts
    // A list of objects: an array of functions makes the runtime look up their type at each turn.
    let first = parts.reversed().reduce(nil) { ReducerLink($1.run, next: $0) }
    if let first {
      run = { first.runAll(&$0, $1) }
    } else {
      run = { _, _ in .none }
    }
    pendingEdits = parts.reversed().reduce(nil) { next, part in
      guard let pendingEdits = part.pendingEdits else { return next }
      guard let next else { return pendingEdits }
      return PendingEditFlushPair(pendingEdits, then: next)
    }
  }
}

private final class ReducerLink<State, Action> {
  private let run: (inout State, Action) -> Effect<Action>
  private let next: ReducerLink?

  init(_ run: @escaping (inout State, Action) -> Effect<Action>, next: ReducerLink?) {
    self.run = run
    self.next = next
  }

  // Not by `map`, for which the runtime would have to look up the types.
  private var unmanagedNext: Unmanaged<ReducerLink>? {
    if let next { .passUnretained(next) } else { nil }
  }

  /// Runs this reducer and those after it, and merges their effects.
  func runAll(_ state: inout State, _ action: Action) -> Effect<Action> {
    var effect = run(&state, action)
    // Unmanaged: each link retains the next, and the caller retains the first.
    var link = unmanagedNext
    while let current = link {
      current._withUnsafeGuaranteedRef { current in
        let other = current.run(&state, action)
        link = current.unmanagedNext
        if case .none = other.operation { return }
        effect = effect.merge(with: other)
      }
    }
    return effect
  }
}
