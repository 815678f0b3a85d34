#if PortableViews
/// A style of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The label and the content of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view for a menu in this style.
  ///
  /// ``Menu/init(_:)`` makes the menu itself, which the view can be around.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and the content of a menu, for a style.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let view: AnyView

    /// The label, unchanged.
    public var body: some View { view }
  }

  /// The content of a menu.
  public struct Content: View {
    let view: AnyView

    /// The content, unchanged.
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The default style of menus, which the renderer draws.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The style of menus as buttons, which looks as the default one.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The style of menus as buttons without a border, which looks as the default one.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  nonisolated public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of menus as buttons.
  nonisolated public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of menus as buttons without a border.
  nonisolated public static var borderlessButton: Self { Self() }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: ((MenuStyleConfiguration) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Makes the view of a menu in a style of one's own; `nil` for a built-in style.
  var makeMenu: ((MenuStyleConfiguration) -> any View)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of menus in the view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let isBuiltIn =
      style is DefaultMenuStyle || style is ButtonMenuStyle || style is BorderlessButtonMenuStyle
    return environment(\.makeMenu, isBuiltIn ? nil : { style.makeBody(configuration: $0) })
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is asked for, in the style around that.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
    isStyled = true
  }
}
#endif
