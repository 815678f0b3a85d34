/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// It is shown where the platform's dialogs show theirs.
  case automatic
  /// It is not shown, but read out.
  case hidden
  /// It is shown.
  case visible
}
