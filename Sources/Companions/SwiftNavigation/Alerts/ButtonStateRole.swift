/// What a button of an alert or a dialog is for.
public enum ButtonStateRole: Hashable, Sendable {
  /// It closes the alert and changes nothing.
  case cancel
  /// It does what cannot be undone.
  case destructive
}
