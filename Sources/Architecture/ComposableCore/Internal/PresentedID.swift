/// The identity of any presented value; all are equal.
///
/// Underscored because only signatures of the original name it.
public struct _PresentedID: Hashable, Sendable {
  /// Creates the identity, of which there is one.
  public init() {}
}
