/// The purpose of a button of an alert or a dialog.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button closes the alert and changes nothing.
  case cancel
  /// The button's action cannot be undone, such as a deletion.
  case destructive
}
