#if PortableViews
/// A title with an icon.
///
/// In the row of a list or a form, the icon has the tint, unless the views around it have a foreground style or are a
/// button.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @Environment(\.labelStyleChoice) private var style
  @Environment(\.localization) private var localization
  @Environment(\.listItemTint) private var itemTint

  /// The environment for a title that only screen readers announce.
  private var localized: EnvironmentValues {
    var values = EnvironmentValues()
    values.localization = localization
    return values
  }

  private func stack(of content: some View) -> ElementContent {
    var stack = ElementContent(ViewElement(.horizontalStack), content: content)
    stack.element.style = .label
    return stack
  }

  private var tintedIcon: some View {
    icon.decorated(.content) { $0.foreground = itemTint }
  }

  /// The icon with the title as its name.
  private var namedIcon: some View {
    var decoration = Decoration(.content) { $0.foreground = itemTint }
    decoration.traits.label = ViewOutline(title, in: localized).title
    return icon.decorated(decoration)
  }

  /// The icon and the title, in the style of the environment.
  public var body: some View {
    switch style {
    case .builtIn(let shows):
      // Most labels have no tint, and no node for it.
      if shows.title, shows.icon, itemTint == nil {
        ElementView(stack(of: TupleView((icon, title))))
      } else if shows.title, shows.icon {
        ElementView(stack(of: TupleView((tintedIcon, title))))
      } else if shows.title {
        title
      } else {
        namedIcon
      }
    case .custom(let makeBody):
      AnyView(
        erasing: makeBody(LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Creates a label from a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}
#endif
