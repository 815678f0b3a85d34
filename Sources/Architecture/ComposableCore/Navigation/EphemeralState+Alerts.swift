extension AlertState: _EphemeralState {
  /// The actions of the buttons.
  public typealias _ChildAction = Action
}

extension ConfirmationDialogState: _EphemeralState {
  /// The actions of the buttons.
  public typealias _ChildAction = Action
}
