/// The runtime of a feature: holds its value, processes its actions and runs its effects.
///
/// Views don't observe the store, but a ``ViewStore`` of the values that they show:
///
/// ```swift
/// struct CounterView: View {
///   let store: Store<AppState, AppAction>
///   @ObservedObject var viewStore: ViewStore<CounterState, CounterAction>
///
///   init(store: Store<AppState, AppAction>) {
///     self.store = store
///     viewStore = store.scope(value: \.counter, action: AppAction.counter).view
///   }
///
///   var body: some View {
///     Button("\(viewStore.count)") { viewStore.send(.incrTapped) }
///   }
/// }
/// ```
@MainActor
public final class Store<Value, Action> {
  private let runtime: EpisodeRuntime<Value, Action>

  /// Creates a store that runs a reducer.
  ///
  /// - Parameters:
  ///   - initialValue: The value to start from.
  ///   - reducer: The feature's logic.
  ///   - environment: The feature's dependencies.
  public convenience init<Environment>(
    initialValue: Value, reducer: Reducer<Value, Action, Environment>, environment: Environment
  ) {
    self.init(EpisodeRuntime(value: initialValue) { reducer(&$0, $1, environment) })
  }

  private init(_ runtime: EpisodeRuntime<Value, Action>) {
    self.runtime = runtime
  }

  /// Returns a child store for a view, with a part of the value and the actions.
  ///
  /// Actions sent to the returned store reach this store first; its value follows this store's.
  ///
  /// - Parameters:
  ///   - toLocalValue: Returns the child's value, given this store's value.
  ///   - toGlobalAction: Embeds a child's action in an action of this store.
  public func scope<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    Store<LocalValue, LocalAction>(runtime.scope(value: toLocalValue, action: toGlobalAction))
  }

  /// Returns a view store of the value.
  ///
  /// - Parameter predicate: Whether to ignore a new value, given the last one and the new one.
  public func view(
    removeDuplicates predicate: @escaping (Value, Value) -> Bool
  ) -> ViewStore<Value, Action> {
    let viewStore = ViewStore<Value, Action>(
      initialValue: runtime.value, send: { [runtime] in runtime.send($0) })
    runtime.observe { [weak viewStore] value in
      guard let viewStore else { return false }
      if !predicate(viewStore.value, value) { viewStore.value = value }
      return true
    }
    return viewStore
  }
}

extension Store where Value: Equatable {
  /// A view store of the value, which ignores equal new values.
  public var view: ViewStore<Value, Action> {
    view(removeDuplicates: { $0 == $1 })
  }
}
