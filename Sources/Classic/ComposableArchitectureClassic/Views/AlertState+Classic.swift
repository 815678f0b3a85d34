/// A confirmation dialog: the classic name.
public typealias ActionSheetState = ConfirmationDialogState

extension AlertState {
  /// The classic name of an alert's button.
  public typealias Button = ButtonState<Action>

  /// Creates an alert with at most one button.
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// Creates an alert with a list of buttons.
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(
      title: { title }, actions: { for button in buttons { button } },
      message: message.map { message in { message } })
  }
}

extension ConfirmationDialogState {
  /// The classic name of a dialog's button.
  public typealias Button = ButtonState<Action>

  /// Creates a dialog with a list of buttons.
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
    self.init(
      title: { title }, actions: { for button in buttons { button } },
      message: message.map { message in { message } })
  }
}

extension ButtonState {
  /// Creates a button that closes the alert.
  public static func cancel(_ label: TextState, send action: Action? = nil) -> Self {
    Self(role: .cancel, action: .send(action)) { label }
  }

  /// Creates a button that closes the alert, labelled "Cancel".
  public static func cancel(send action: Action? = nil) -> Self {
    .cancel(TextState("Cancel"), send: action)
  }

  /// Creates a button without a role.
  public static func `default`(_ label: TextState, send action: Action? = nil) -> Self {
    Self(action: .send(action)) { label }
  }

  /// Creates a button whose action cannot be undone.
  public static func destructive(_ label: TextState, send action: Action? = nil) -> Self {
    Self(role: .destructive, action: .send(action)) { label }
  }
}
