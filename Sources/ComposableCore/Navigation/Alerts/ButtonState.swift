import CustomDump

/// A button of an alert or a dialog, as a value.
public struct ButtonState<Action>: Identifiable {
  /// What tells the button apart from others; ignored by `==`.
  public let id: ObservableStateID

  /// What happens when the button is tapped.
  public let action: ButtonStateAction<Action>

  /// What the button says.
  public let label: TextState

  /// What the button is for.
  public let role: ButtonStateRole?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: What the button is for.
  ///   - action: What happens when the button is tapped.
  ///   - label: What the button says.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: ObservableStateID(), action: action, label: label(), role: role)
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: What the button is for.
  ///   - action: The action that it sends.
  ///   - label: What the button says.
  public init(
    role: ButtonStateRole? = nil, action: Action, label: () -> TextState
  ) {
    self.init(role: role, action: .send(action), label: label)
  }

  private init(
    id: ObservableStateID, action: ButtonStateAction<Action>, label: TextState,
    role: ButtonStateRole?
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Calls a function with the button's action, if it has one.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Transforms the button's action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

/// What happens when a button of an alert is tapped.
public struct ButtonStateAction<Action> {
  /// The action that is sent, if any.
  public let action: Action?

  /// Sends an action, or nothing: the alert is closed in either case.
  public static func send(_ action: Action?) -> Self {
    Self(action: action)
  }

  /// Transforms the action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    .send(transform(action))
  }
}

/// What a button of an alert is for.
public enum ButtonStateRole: Hashable, Sendable {
  case cancel
  case destructive
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Compares all but the ids.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes all but the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// Dumps what is set, without the id.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if let action = action.action { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

/// Builds the buttons of an alert or a dialog.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Joins the buttons of a list.
  public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// Joins buttons.
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// Chooses the first branch.
  public static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }

  /// Chooses the second branch.
  public static func buildEither(second component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }

  /// Accepts a button.
  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    [expression]
  }

  /// Accepts buttons that exist on newer systems only.
  public static func buildLimitedAvailability(
    _ component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// Accepts buttons that may be absent.
  public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    component ?? []
  }
}
