#if !canImport(SwiftUI)
  extension View {
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
  }

  /// How fields are drawn.
  public protocol TextFieldStyle: Sendable {}

  /// The style that fits where the field is.
  public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
  }

  /// A field with rounded corners.
  public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
  }

  /// A field without a border.
  public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
  }

  extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that fits where the field is.
    public static var automatic: Self { Self() }
  }

  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with rounded corners.
    public static var roundedBorder: Self { Self() }
  }

  extension TextFieldStyle where Self == PlainTextFieldStyle {
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
