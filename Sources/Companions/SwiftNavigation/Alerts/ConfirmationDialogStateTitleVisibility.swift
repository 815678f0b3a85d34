/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The title is shown if the platform's dialogs show theirs.
  case automatic
  /// The title is not shown, but read out.
  case hidden
  /// The title is shown.
  case visible
}
