#if PortableViews
/// A style of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The title and the icon of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view for a label in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The title and the icon of a label, for a label style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public let title: AnyView
  /// The icon of the label.
  public let icon: AnyView
}

/// The parts of a label that a style shows.
typealias LabelParts = (title: Bool, icon: Bool)

/// A style that shows the icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// The default style, which shows the icon, then the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a label in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon; screen readers announce the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a label in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: the icon, then the title.
  nonisolated public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  nonisolated public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone, which screen readers call by the title.
  nonisolated public static var iconOnly: Self { Self() }
}

extension EnvironmentValues {
  var labelStyleChoice: StyleChoice<LabelParts, LabelStyleConfiguration> {
    get {
      self[typed: StyleChoice<LabelParts, LabelStyleConfiguration>.self]
        ?? .builtIn((title: true, icon: true))
    }
    set { self[typed: StyleChoice<LabelParts, LabelStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let choice: StyleChoice<LabelParts, LabelStyleConfiguration> =
      switch style {
      case is DefaultLabelStyle, is TitleAndIconLabelStyle: .builtIn((title: true, icon: true))
      case is TitleOnlyLabelStyle: .builtIn((title: true, icon: false))
      case is IconOnlyLabelStyle: .builtIn((title: false, icon: true))
      default: .custom { style.makeBody(configuration: $0) }
      }
    return environment(\.labelStyleChoice, choice)
  }
}
#endif
