import ComposableCore
import ComposableUI

/// A source of view state with bindings: `store.$name` is the bindable view state of `name`.
@available(*, deprecated, message: "Use '@ObservableState', and bind to the store itself")
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewStore<State> {
  /// The state of the feature.
  public let wrappedValue: State

  private let send: UncheckedSendable<@MainActor (BindingAction<State>) -> Void>
  private let read: UncheckedSendable<@MainActor () -> State>
  // The type of the sent actions; `nil` sends none: the state is gone, or a test has no store.
  private let action: UncheckedSendable<@MainActor () -> Any.Type?>

  /// Creates a value from a store whose actions have bindings.
  @MainActor
  public init<Action: BindableAction>(store: Store<State, Action>) where Action.State == State {
    self.init(store: store, send: { .binding($0) })
  }

  @MainActor
  init<Action>(
    store: Store<State, Action>, send toAction: @escaping (BindingAction<State>) -> Action
  ) {
    self.init(
      state: store.withState { $0 }, read: { store.withState { $0 } },
      send: { store.send(toAction($0)) },
      action: { store.isInvalid ? nil : Action.self })
  }

  init(
    state: State,
    read: @escaping @MainActor () -> State,
    send: @escaping @MainActor (BindingAction<State>) -> Void,
    action: @escaping @MainActor () -> Any.Type? = { nil }
  ) {
    self.action = UncheckedSendable(action)
    self.wrappedValue = state
    self.read = UncheckedSendable(read)
    self.send = UncheckedSendable(send)
  }

  /// The value itself.
  public var projectedValue: Self { self }

  /// Reads a property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// Returns the view state of a property that is marked as bindable.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let keyPath = UncheckedSendable(keyPath)
    return BindingViewState(
      value: wrappedValue[keyPath: keyPath.value].wrappedValue,
      binding: Binding(
        get: { @MainActor [read] in read.value()[keyPath: keyPath.value].wrappedValue },
        set: { @MainActor [send, read, action] in
          guard let action = action.value() else { return }
          send.value(.set(keyPath.value, $0, in: read.value(), by: action))
        }))
  }
}
