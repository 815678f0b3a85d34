#if PortableViews
/// What a button is for, beyond its title.
public struct ButtonRole: Equatable, Sendable {
  package let name: String

  /// A button that deletes something.
  public static let destructive = Self(name: "destructive")
  /// A button that calls something off.
  public static let cancel = Self(name: "cancel")
}
#endif
