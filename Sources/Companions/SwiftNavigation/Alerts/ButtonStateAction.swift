public import CustomDump

/// The effect of tapping a button of an alert or a dialog.
public struct ButtonStateAction<Action> {
  /// The two ways to send a button's action: with and without an animation.
  ///
  /// Underscored because only views distinguish the ways.
  public enum _ActionType {
    /// The action is sent, if there is one.
    case send(Action?)

    /// The action is sent, and its changes of state are drawn with an animation.
    case animatedSend(Action?, animation: _ButtonStateAnimation?)
  }

  /// The action, and whether it is sent with an animation.
  public let type: _ActionType

  /// The action that is sent, if any.
  public var action: Action? {
    switch type {
    case .send(let action), .animatedSend(let action, animation: _): action
    }
  }

  /// Sends an action, or nothing: the alert is closed in either case.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// Sends an action, or nothing, with an animation of the view layer's type.
  package static func send(
    _ action: Action?, animatedBy animation: (any Hashable & Sendable)?
  ) -> Self {
    Self(type: .animatedSend(action, animation: animation.map(_ButtonStateAnimation.init)))
  }

  /// Transforms the action, and keeps its animation.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action):
      .send(transform(action))
    case .animatedSend(let action, let animation):
      ButtonStateAction<NewAction>(type: .animatedSend(transform(action), animation: animation))
    }
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  /// A mirror of the way in which the action is created: `.send(…)`, with its animation if any.
  public var customDumpMirror: Mirror {
    // An optional would be dumped on lines of its own.
    let action = action.map { $0 as Any } ?? self.action as Any
    if case .animatedSend(_, let animation?) = type {
      return Mirror(self, children: ["send": (action, animation: animation)], displayStyle: .enum)
    }
    return Mirror(self, children: ["send": action], displayStyle: .enum)
  }
}
