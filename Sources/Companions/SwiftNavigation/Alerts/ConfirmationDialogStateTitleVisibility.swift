/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The title is shown if that is usual on the platform.
  case automatic
  /// The title is not shown, but screen readers read it out.
  case hidden
  /// The title is shown.
  case visible
}
