public import CustomDump
public import Foundation

/// An alert as a value in a feature's state.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete this item?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
/// }
/// ```
///
/// In a reducer, hold it in a `@Presents` property and handle it with
/// `ifLet(\.$alert, action: \.alert)`.
public struct AlertState<Action>: Identifiable {
  /// The identity of the alert, unique to each alert created.
  ///
  /// `==` ignores it.
  public let id: UUID

  /// The buttons of the alert.
  ///
  /// If empty, the alert shows a single button that closes it.
  public var buttons: [ButtonState<Action>]

  /// The text below the title.
  public var message: TextState?

  /// The title of the alert.
  public var title: TextState

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), buttons: actions(), message: message?(), title: title())
  }

  init(id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// Transforms the actions of the buttons, and keeps the id.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title)
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Compares titles, messages and buttons, and ignores the ids.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes the title, the message and the buttons, but not the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// A mirror of the properties that are set, without the id.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
