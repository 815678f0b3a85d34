/// Runs a feature: holds its value, processes its actions and carries out its effects.
///
/// ```swift
/// struct CounterView: View {
///   @ObservedObject var store: Store<CounterState, CounterAction>
///
///   var body: some View {
///     Button("\(store.value.count)") { store.send(.incrTapped) }
///   }
/// }
/// ```
///
/// Views of parts get stores of their own from ``view(value:action:)``.
@MainActor
public final class Store<Value, Action>: ObservableObject {
  /// The current value.
  @Published public private(set) var value: Value

  private let reducer: Reducer<Value, Action>
  private let effects = EffectRunner<Action>()
  private let observers = Observers<Value>()
  private var isReducing = false
  private var waiting: [Action] = []

  /// Creates a store of a reducer without effects.
  ///
  /// - Parameters:
  ///   - initialValue: The value to start from.
  ///   - reducer: The feature.
  public init(initialValue: Value, reducer: @escaping (inout Value, Action) -> Void) {
    value = initialValue
    self.reducer = {
      reducer(&$0, $1)
      return []
    }
  }

  /// Creates a store of a reducer with effects.
  ///
  /// - Parameters:
  ///   - initialValue: The value to start from.
  ///   - reducer: The feature.
  @_disfavoredOverload
  public init(initialValue: Value, reducer: @escaping Reducer<Value, Action>) {
    value = initialValue
    self.reducer = reducer
  }

  /// Sends an action.
  ///
  /// The reducer has run when this returns, and so has all that its effects emit at once. What is
  /// sent while the reducer runs is processed after it.
  public func send(_ action: Action) {
    guard !isReducing else { return waiting.append(action) }
    isReducing = true
    // A copy, so that a reducer that reads from its own store does no harm.
    var newValue = value
    let effects = reducer(&newValue, action)
    value = newValue
    isReducing = false
    observers.notify(newValue)
    self.effects.run(effects) { [weak self] in self?.send($0) }
    while !waiting.isEmpty { send(waiting.removeFirst()) }
  }

  // MARK: Parts

  /// Returns a store of a part: what a view needs of the value and of the actions.
  ///
  /// Actions sent to the returned store reach this store first; its value follows this store's.
  ///
  /// - Parameters:
  ///   - toLocalValue: Finds the part in the value.
  ///   - toGlobalAction: Embeds the part's actions.
  public func view<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    let localStore = Store<LocalValue, LocalAction>(
      initialValue: toLocalValue(value),
      reducer: { localValue, localAction -> [Effect<LocalAction>] in
        MainActor.assumeIsolated {
          self.send(toGlobalAction(localAction))
          localValue = toLocalValue(self.value)
        }
        return []
      })
    observers.add { [weak localStore] value in
      localStore?.follow(toLocalValue(value))
      return localStore != nil
    }
    return localStore
  }

  private func follow(_ newValue: Value) {
    value = newValue
    observers.notify(newValue)
  }

  /// Returns a store of a part of the value, with all the actions.
  public func view<LocalValue>(
    _ toLocalValue: @escaping (Value) -> LocalValue
  ) -> Store<LocalValue, Action> {
    view(value: toLocalValue, action: { $0 })
  }

  /// Returns a store of the value, with a part of the actions.
  public func view<LocalAction>(
    _ toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<Value, LocalAction> {
    view(value: { $0 }, action: toGlobalAction)
  }

  /// Returns a store of a part, by its later name.
  ///
  /// - Parameters:
  ///   - toLocalValue: Finds the part in the value.
  ///   - toGlobalAction: Embeds the part's actions.
  public func scope<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    view(value: toLocalValue, action: toGlobalAction)
  }
}
