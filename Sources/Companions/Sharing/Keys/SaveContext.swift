/// Why a shared value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value was changed.
  case didSet

  /// Somebody asked for it, with `save()`.
  case userInitiated
}
