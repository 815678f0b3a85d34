#if !canImport(SwiftUI)
  extension View {
    /// Sets how the rows of lists are drawn: every renderer draws them in its own way.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    /// Sets how fields are drawn: every renderer draws them in its own way.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

    /// Sets how changes of a value are drawn: renderers show the outcome at once.
    nonisolated public func animation<V: Equatable>(
      _ animation: Animation?, value: V
    ) -> some View {
      self
    }

    /// Sets whether fields correct what is typed: renderers leave it as it is.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Sets how large a sheet may be: renderers fit it to its content.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
      self
    }

    /// Sets whether the view keeps to its ideal size: renderers let content decide.
    nonisolated public func fixedSize() -> some View { self }
  }

  /// How the rows of lists are drawn.
  public protocol ListStyle: Sendable {}

  /// A style of lists by its name.
  public struct NamedListStyle: ListStyle {}

  extension ListStyle where Self == NamedListStyle {
    /// The style that fits where the list is.
    public static var automatic: Self { Self() }
    /// Rows in groups with space around them.
    public static var insetGrouped: Self { Self() }
    /// Rows in groups.
    public static var grouped: Self { Self() }
    /// Rows with space around them.
    public static var inset: Self { Self() }
    /// Rows alone.
    public static var plain: Self { Self() }
    /// Rows as in a sidebar.
    public static var sidebar: Self { Self() }
  }

  /// How fields are drawn.
  public protocol TextFieldStyle: Sendable {}

  /// A style of fields by its name.
  public struct NamedTextFieldStyle: TextFieldStyle {}

  extension TextFieldStyle where Self == NamedTextFieldStyle {
    /// The style that fits where the field is.
    public static var automatic: Self { Self() }
    /// A field with rounded corners.
    public static var roundedBorder: Self { Self() }
    /// A field without a border.
    public static var plain: Self { Self() }
  }

  /// How large a sheet may be.
  public struct PresentationDetent: Hashable, Sendable {
    private let fraction: Double

    /// Half of the screen.
    public static let medium = Self(fraction: 0.5)
    /// All of the screen.
    public static let large = Self(fraction: 1)

    /// A fraction of the screen.
    public static func fraction(_ fraction: Double) -> Self { Self(fraction: fraction) }
  }
#endif
