extension AlertState {
  /// The old name of ``ButtonState``.
  @available(*, deprecated, renamed: "ButtonState")
  public typealias Button = ButtonState<Action>

  /// The old name of ``ButtonStateAction``.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias ButtonAction = ButtonStateAction<Action>

  /// The old name of ``ButtonStateRole``.
  @available(*, deprecated, renamed: "ButtonStateRole")
  public typealias ButtonRole = ButtonStateRole

  /// Creates an alert with a list of buttons.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(id: .init(), buttons: buttons, message: message, title: title)
  }

  /// Creates an alert with at most one button.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(
      id: .init(), buttons: dismissButton.map { [$0] } ?? [], message: message, title: title)
  }

  /// Creates an alert with two buttons.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(
      id: .init(), buttons: [primaryButton, secondaryButton], message: message, title: title)
  }
}

extension ConfirmationDialogState {
  /// The old name of ``ButtonState``.
  @available(*, deprecated, renamed: "ButtonState")
  public typealias Button = ButtonState<Action>

  /// Creates a dialog with a list of buttons.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
    self.init(
      id: .init(), buttons: buttons, message: message, title: title, titleVisibility: .automatic)
  }

  /// Creates a dialog with a list of buttons and a visibility of its title.
  @available(*, deprecated, message: "Use 'init(titleVisibility:title:actions:message:)' instead.")
  public init(
    title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState? = nil, buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      id: .init(), buttons: buttons, message: message, title: title,
      titleVisibility: titleVisibility)
  }
}

/// The old name of ``ConfirmationDialogState``.
@available(*, unavailable, renamed: "ConfirmationDialogState")
public typealias ActionSheetState = ConfirmationDialogState

extension ButtonState {
  /// The old name of ``ButtonStateAction``.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias ButtonAction = ButtonStateAction<Action>

  /// The oldest name of ``ButtonStateAction``.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias Handler = ButtonStateAction<Action>

  /// The old name of ``ButtonStateRole``.
  @available(*, deprecated, renamed: "ButtonStateRole")
  public typealias Role = ButtonStateRole

  /// Creates a button that closes the alert and changes nothing.
  @available(*, deprecated, message: "Use 'ButtonState(role: .cancel, action:label:)' instead.")
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// Creates a button without a role.
  @available(*, deprecated, message: "Use 'ButtonState(action:label:)' instead.")
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// Creates a button whose action cannot be undone.
  @available(
    *, deprecated, message: "Use 'ButtonState(role: .destructive, action:label:)' instead."
  )
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

/// The old name of ``ObserveToken``.
@available(*, deprecated, renamed: "ObserveToken")
public typealias ObservationToken = ObserveToken
