/// The actions of a feature, with a case for assignments to its state.
///
/// See ``BindingAction`` for an example.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var draft = ""
/// }
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
public protocol BindableAction<State> {
  /// The state of the feature.
  associatedtype State

  /// Embeds an assignment.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The assignment, if the action is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The assignment, if the action is one, extracted by reflection.
  public var binding: BindingAction<State>? {
    let isBinding = withUnsafePointer(to: self) { action in
      enumTag(at: action).map { $0 == BindingTags.shared.tag(of: Self.self) } ?? true
    }
    guard isBinding else { return nil }
    return AnyCasePath(unsafe: Self.binding).extract(from: self)
  }
}

extension BindableAction where State: ObservableState {
  /// Returns an action that assigns a value to a property.
  ///
  /// ```swift
  /// store.send(.set(\.query, "swift"))
  /// print(store.query)  // swift
  /// ```
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

/// The enum tag of the `binding` case, for each type of actions.
///
/// Most actions are not assignments. Comparing tags detects that a thousand times as fast as
/// reflection.
private final class BindingTags: Sendable {
  static let shared = BindingTags()

  private let tags = Locked<[ObjectIdentifier: UInt32]>([:])

  func tag<Action: BindableAction>(of type: Action.Type) -> UInt32? {
    if let tag = tags.withValue({ $0[ObjectIdentifier(type)] }) { return tag }
    let action = Action.binding(BindingAction(keyPath: \Action.State.self, value: false) { _ in })
    guard let tag = withUnsafePointer(to: action, { enumTag(at: $0) }) else { return nil }
    tags.withValue { $0[ObjectIdentifier(type)] = tag }
    return tag
  }
}
