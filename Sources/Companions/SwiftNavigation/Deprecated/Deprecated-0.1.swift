extension AlertState {
  /// The old name of the type of a button.
  @available(*, deprecated, renamed: "ButtonState")
  public typealias Button = ButtonState<Action>

  /// The old name of what a button does.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias ButtonAction = ButtonStateAction<Action>

  /// The old name of what a button is for.
  @available(*, deprecated, renamed: "ButtonStateRole")
  public typealias ButtonRole = ButtonStateRole

  /// Creates an alert of a list of buttons.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(id: .init(), buttons: buttons, message: message, title: title)
  }

  /// Creates an alert of one button at most.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(
      id: .init(), buttons: dismissButton.map { [$0] } ?? [], message: message, title: title)
  }

  /// Creates an alert of two buttons.
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
  /// The old name of the type of a button.
  @available(*, deprecated, renamed: "ButtonState")
  public typealias Button = ButtonState<Action>

  /// Creates a dialog of a list of buttons.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
    self.init(
      id: .init(), buttons: buttons, message: message, title: title, titleVisibility: .automatic)
  }

  /// Creates a dialog of a list of buttons, and says whether its title is shown.
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

/// The old name of a confirmation dialog.
@available(*, unavailable, renamed: "ConfirmationDialogState")
public typealias ActionSheetState = ConfirmationDialogState

extension ButtonState {
  /// The old name of what a button does.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias ButtonAction = ButtonStateAction<Action>

  /// The oldest name of what a button does.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias Handler = ButtonStateAction<Action>

  /// The old name of what a button is for.
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

  /// Creates a button that does something that cannot be undone.
  @available(
    *, deprecated, message: "Use 'ButtonState(role: .destructive, action:label:)' instead."
  )
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

/// The old name of the token of an observation.
@available(*, deprecated, renamed: "ObserveToken")
public typealias ObservationToken = ObserveToken
