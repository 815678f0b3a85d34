/// What happens when a button of an alert or a dialog is tapped.
public struct ButtonStateAction<Action> {
  /// The ways to send an action.
  ///
  /// Underscored because views alone tell them apart.
  public enum _ActionType {
    /// The action is sent, if there is one.
    case send(Action?)
  }

  /// How the action is sent.
  public let type: _ActionType

  /// The action that is sent, if any.
  public var action: Action? {
    switch type {
    case .send(let action): action
    }
  }

  /// Sends an action, or nothing: the alert is closed in either case.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// Transforms the action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action): .send(transform(action))
    }
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}
