#if PortableViews
/// A button that opens a menu of controls.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  /// Whether a style has made the menu, so that no style is asked again.
  var isStyled = false

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent {
        guard !isStyled, let makeMenu = environment.makeMenu else {
          return ElementView(element(in: environment))
        }
        return AnyView(
          erasing: makeMenu(
            MenuStyleConfiguration(
              label: MenuStyleConfiguration.Label(view: AnyView(label)),
              content: MenuStyleConfiguration.Content(view: AnyView(content)),
              primaryAction: primaryAction)))
      })
  }

  private func element(in environment: EnvironmentValues) -> ElementContent {
    let outline = ViewOutline(label, in: environment)
    var element = ViewElement(details: .menu(symbol: outline.symbol), text: outline.title)
    if outline.title.isEmpty { element.traits.label = outline.accessibilityLabel }
    element.isDisabled = !environment.isEnabled
    if environment.menuIndicatorVisibility == .visible {
      element.style.effects.hasMenuIndicator = true
    }
    let first = primaryAction.map { action in
      Button(action: action) { label }
    }
    return ElementContent(
      element,
      content: TupleView((first, EnvironmentView(content: content, change: Sections()))))
  }
}

extension Menu {
  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu with a label and a main action, which is its first item.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == ComposableUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ComposableUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension View {
  /// Adds a menu of actions, drawn as a button beside the view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    HStack {
      self
      Menu {
        menuItems()
      } label: {
        Image(systemName: "ellipsis").accessibilityLabel(Text(.more))
      }
    }
  }

  /// Adds a menu of actions below a preview, drawn as a button beside the view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu {
      ZStack { preview() }.padding(8).frame(maxWidth: .infinity).allowsHitTesting(false)
      menuItems()
    }
  }
}
#endif
