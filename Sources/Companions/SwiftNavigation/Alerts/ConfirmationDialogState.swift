public import CustomDump
public import Foundation

/// A dialog that offers a choice of actions, as a value in a feature's state.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("What shall become of the draft?")
/// } actions: {
///   ButtonState(action: .save) { TextState("Save") }
///   ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
///   ButtonState(role: .cancel) { TextState("Keep editing") }
/// }
/// ```
///
/// In a reducer, hold it in a `@Presents` property and handle it with
/// `ifLet(\.$dialog, action: \.dialog)`.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The identity of the dialog, unique to each dialog created.
  ///
  /// `==` ignores it.
  public let id: UUID

  /// The buttons that the dialog offers.
  public var buttons: [ButtonState<Action>]

  /// The text below the title.
  public var message: TextState?

  /// The title of the dialog.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the dialog shows its title.
  ///   - title: The title of the dialog.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: UUID(), buttons: actions(), message: message?(), title: title(),
      titleVisibility: titleVisibility)
  }

  /// Creates a dialog that shows its title if that is usual on the platform.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - actions: The buttons.
  ///   - message: The text below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
  }

  init(
    id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
    self.titleVisibility = titleVisibility
  }

  /// Transforms the actions of the buttons, and keeps the id.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title,
      titleVisibility: titleVisibility)
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Compares titles, their visibility, messages and buttons, and ignores the ids.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
      && lhs.titleVisibility == rhs.titleVisibility
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes the title, its visibility, the message and the buttons, but not the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
    hasher.combine(titleVisibility)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// A mirror of the properties that are set, without the id.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children.append(("title", title))
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
