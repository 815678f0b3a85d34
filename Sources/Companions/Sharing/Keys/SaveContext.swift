/// The reason for saving a shared value.
public enum SaveContext: Hashable, Sendable {
  /// The value was changed.
  case didSet

  /// Code called `save()`.
  case userInitiated
}
