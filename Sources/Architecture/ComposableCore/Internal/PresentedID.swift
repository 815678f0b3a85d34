/// The identity of whatever is presented, when it does not matter what that is.
///
/// Underscored because only signatures of the original name it.
public struct _PresentedID: Hashable, Sendable {
  /// Creates the identity, of which there is one.
  public init() {}
}
