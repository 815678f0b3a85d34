extension AlertState: _EphemeralState {
  /// What the buttons send.
  public typealias _ChildAction = Action
}

extension ConfirmationDialogState: _EphemeralState {
  /// What the buttons send.
  public typealias _ChildAction = Action
}
