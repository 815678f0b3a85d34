public import CustomDump
public import Foundation
import IssueReporting

/// A button of an alert or a dialog, as a value in a feature's state.
public struct ButtonState<Action>: Identifiable {
  /// The identity of the button, unique to each button created.
  ///
  /// `==` ignores it.
  public let id: UUID

  /// The effect of tapping the button.
  public let action: ButtonStateAction<Action>

  /// The text on the button.
  public let label: TextState

  /// The purpose of the button.
  public let role: ButtonStateRole?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The effect of tapping the button.
  ///   - label: The text on the button.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), action: action, label: label(), role: role)
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action that the button sends.
  ///   - label: The text on the button.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  private init(
    id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Calls a function with the button's action, or `nil` if it has none.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Calls an asynchronous function with the button's action, or `nil` if it has none.
  ///
  /// Reports an issue if the action has an animation. The animation is ignored: it would not apply
  /// to changes that the function makes later.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    if case .animatedSend(let action, let animation) = action.type {
      reportIssue(Issues.asyncAnimation(action: action as Any, animation: animation))
    }
    await perform(action.action)
  }

  /// Transforms the button's action, and keeps the id.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Compares actions, labels and roles, and ignores the ids.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes the action, the label and the role, but not the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// A mirror of the properties that are set, without the id.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
