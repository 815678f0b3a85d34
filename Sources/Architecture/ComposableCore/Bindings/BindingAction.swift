/// An assignment to a property of a feature's state, as an action.
///
/// A feature that has many controls needs one action for all of them:
///
/// ```swift
/// @Reducer
/// struct SignUp {
///   @ObservableState
///   struct State {
///     var email = ""
///     var hasTypo = false
///   }
///   enum Action: BindableAction {
///     case binding(BindingAction<State>)
///   }
///   var body: some ReducerOf<Self> {
///     BindingReducer()
///     Reduce { state, action in
///       if case .binding(\.email) = action {  // The email has just changed.
///         state.hasTypo = !state.email.contains("@")
///       }
///       return .none
///     }
///   }
/// }
/// ```
public struct BindingAction<Root>: @unchecked Sendable {
  // Safe: all properties are constant, and key paths to properties capture nothing. `Value` is not
  // required to be sendable, since then its `==` could not be on the main actor.

  /// The property that is assigned to.
  public let keyPath: _SendablePartialKeyPath<Root>

  package let value: Any
  package let set: (inout Root) -> Void
  private let isEqual: (Any) -> Bool

  package init<Value: Equatable>(
    keyPath: PartialKeyPath<Root>, value: Value, set: @escaping (inout Root) -> Void
  ) {
    // Safe: a sendable key path has the same representation as any other.
    self.keyPath = unsafeBitCast(keyPath, to: _SendablePartialKeyPath<Root>.self)
    self.value = value
    self.set = set
    isEqual = { $0 as? Value == value }
  }

  init(_ action: Self, set: @escaping (inout Root) -> Void) {
    keyPath = action.keyPath
    value = action.value
    self.set = set
    isEqual = action.isEqual
  }

  /// Creates an assignment to a whole from an assignment to its part.
  package init<Part>(_ action: BindingAction<Part>, at keyPath: WritableKeyPath<Root, Part>) {
    // The first key path ends in the type in which the second begins, so appending never fails.
    let path = (keyPath as PartialKeyPath<Root>).appending(path: action.keyPath as AnyKeyPath)!
    // Safe: a sendable key path has the same representation as any other.
    self.keyPath = unsafeBitCast(path, to: _SendablePartialKeyPath<Root>.self)
    value = action.value
    set = { action.set(&$0[keyPath: keyPath]) }
    isEqual = action.isEqual
  }

  /// Matches assignments to a property, in a `switch`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, bindingAction: BindingAction
  ) -> Bool {
    (bindingAction.keyPath as PartialKeyPath<Root>) == keyPath
  }
}

extension BindingAction where Root: ObservableState {
  /// Returns an action that assigns a value to a property.
  ///
  /// ```swift
  /// let action = Settings.Action.binding(.set(\.isSoundOn, false))
  /// ```
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }
}

extension BindingAction: Equatable {
  /// Returns whether both assign equal values to the same property.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.keyPath as PartialKeyPath<Root>) == rhs.keyPath && lhs.isEqual(rhs.value)
  }
}

extension BindingAction: CustomDumpStringConvertible {
  /// The assignment as it is made in source code.
  ///
  /// Shows the type of a computed property if the system does not know the property's name.
  public var customDumpDescription: String {
    ".set(\(property), \(String(customDumping: value)))"
  }

  private var property: String {
    let description = String(customDumping: keyPath)
    if description.contains("<computed"), let name = storedName(of: keyPath as PartialKeyPath<Root>)
    {
      return "\(description.prefix { $0 != "." }).\(name)"
    }
    // An address means nothing to people, and differs in every run.
    return description.replacing(#/<computed 0x[0-9a-f]+ /#, with: "<computed ")
  }
}
