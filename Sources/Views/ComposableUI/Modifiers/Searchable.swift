#if PortableViews
/// The placement of a search field, without effect: the field is at the top of the screen.
public struct SearchFieldPlacement: Sendable {
  /// The default placement.
  public static let automatic = Self()
  /// In the toolbar.
  public static let toolbar = Self()
  /// In the sidebar.
  public static let sidebar = Self()
  /// In the drawer below the navigation bar.
  public static let navigationBarDrawer = Self()

  /// The display mode of the drawer below the navigation bar, without effect.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic, always
  }

  /// In the drawer below the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> Self { Self() }
}

extension View {
  /// Adds a search field at the top of the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, presentation: nil)
  }

  /// Adds a search field at the top of the screen.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field at the top of the screen.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

struct SearchField: View, PrimitiveView {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>

  func content(in environment: EnvironmentValues) -> ViewContent {
    if environment.minimizesSearch, !isPresented.wrappedValue, text.wrappedValue.isEmpty {
      return .hoisted(SearchButton(isPresented: isPresented))
    }
    let field = FieldView(
      details: ElementDetails.textField, label: Text(.search), prompt: prompt, style: .bar,
      text: PlainFieldText(binding: text)
    )
    .environment(\.fieldSettings.content, .search)
    let presented = FocusedView(
      content: field, isFocused: { isPresented.wrappedValue },
      focus: { isFocused in
        let isActive = isFocused || !text.wrappedValue.isEmpty
        if isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
      })
    let additions = environment.searchAdditions
    guard additions.scopes != nil || additions.suggestions != nil else {
      return .hoisted(presented)
    }
    return .hoisted(
      VStack(alignment: .leading) {
        presented
        additions.scopes.map { $0.padding(.horizontal).frame(maxWidth: 680) }
        if !text.wrappedValue.isEmpty { additions.suggestions }
      }
      .environment(\.searchAdditions, SearchAdditions())
      .environment(\.searchText, SearchText(binding: text)))
  }
}
#endif
