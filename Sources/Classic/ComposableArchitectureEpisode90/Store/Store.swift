/// The runtime of a feature: holds its value, processes its actions and runs its effects.
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
/// ``view(value:action:)`` returns a store for a child view.
@MainActor
public final class Store<Value, Action>: ObservableObject {
  /// The current value.
  @Published public private(set) var value: Value

  private let runtime: EpisodeRuntime<Value, Action>
  /// The store that this one is a part of; kept alive, as it was at the time.
  private let parent: AnyObject?

  private init(_ runtime: EpisodeRuntime<Value, Action>, parent: AnyObject? = nil) {
    self.runtime = runtime
    self.parent = parent
    value = runtime.value
    runtime.observe { [weak self] value in
      self?.value = value
      return self != nil
    }
  }

  /// Creates a store that runs a reducer without effects.
  ///
  /// - Parameters:
  ///   - initialValue: The value to start from.
  ///   - reducer: The feature's logic.
  public convenience init(
    initialValue: Value, reducer: @escaping (inout Value, Action) -> Void
  ) {
    self.init(initialValue: initialValue) { value, action -> [Effect<Action>] in
      reducer(&value, action)
      return []
    }
  }

  /// Creates a store that runs a reducer with effects.
  ///
  /// - Parameters:
  ///   - initialValue: The value to start from.
  ///   - reducer: The feature's logic.
  @_disfavoredOverload
  public convenience init(initialValue: Value, reducer: @escaping Reducer<Value, Action>) {
    self.init(EpisodeRuntime(value: initialValue, reducer: reducer))
  }

  /// Runs the reducer with an action, and then its effects.
  ///
  /// Actions that effects emit synchronously are processed before `send` returns. Actions sent while
  /// the reducer runs are processed after it.
  public func send(_ action: Action) { runtime.send(action) }

  // MARK: Parts

  /// Returns a child store for a view, with a part of the value and the actions.
  ///
  /// Actions sent to the returned store reach this store first; its value follows this store's.
  ///
  /// - Parameters:
  ///   - toLocalValue: Returns the child's value, given this store's value.
  ///   - toGlobalAction: Embeds a child's action in an action of this store.
  public func view<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    Store<LocalValue, LocalAction>(
      runtime.scope(value: toLocalValue, action: toGlobalAction), parent: self)
  }

  /// Returns a child store with a part of the value and all actions.
  public func view<LocalValue>(
    _ toLocalValue: @escaping (Value) -> LocalValue
  ) -> Store<LocalValue, Action> {
    view(value: toLocalValue, action: { $0 })
  }

  /// Returns a child store with the whole value and a part of the actions.
  public func view<LocalAction>(
    _ toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<Value, LocalAction> {
    view(value: { $0 }, action: toGlobalAction)
  }

  /// Returns a child store for a view; the later name of ``view(value:action:)``.
  ///
  /// - Parameters:
  ///   - toLocalValue: Returns the child's value, given this store's value.
  ///   - toGlobalAction: Embeds a child's action in an action of this store.
  public func scope<LocalValue, LocalAction>(
    value toLocalValue: @escaping (Value) -> LocalValue,
    action toGlobalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalValue, LocalAction> {
    view(value: toLocalValue, action: toGlobalAction)
  }
}
