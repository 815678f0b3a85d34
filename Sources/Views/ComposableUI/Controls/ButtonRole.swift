#if PortableViews
/// The purpose of a button: to delete or to cancel.
public struct ButtonRole: Equatable, Sendable {
  package let name: String

  /// The role of a button that deletes data.
  public static let destructive = Self(name: "destructive")
  /// The role of a button that cancels an operation.
  public static let cancel = Self(name: "cancel")
}
#endif
