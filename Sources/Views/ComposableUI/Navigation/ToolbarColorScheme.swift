#if PortableViews
extension View {
  /// Draws bars around the view light or dark; `nil` for the page's scheme.
  ///
  /// - Parameters:
  ///   - colorScheme: The appearance of the bars.
  ///   - bars: The bars of the screen, or the tab bar; the one at the top if there are none.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    let ofScreen = Self.schemes(colorScheme, of: bars.filter { $0 != .tabBar })
    let ofTabs = Self.schemes(colorScheme, of: bars.filter { $0 == .tabBar })
    return lifecycle(BarWish(bar: ofScreen.bar, kinds: ofScreen.kinds))
      .lifecycle(TabBarWish(wish: ofTabs))
  }

  private static func schemes(
    _ colorScheme: ColorScheme?, of bars: [ToolbarPlacement]
  ) -> TitleModel.Wish {
    guard let colorScheme else { return TitleModel.Wish(bar: [], kinds: []) }
    let schemes = bars.compactMap(\.schemes)
    return TitleModel.Wish(
      bar: ScreenBar(schemes.map { colorScheme == .light ? $0.light : $0.dark }),
      kinds: ScreenBar(schemes.flatMap { [$0.light, $0.dark] }))
  }
}

extension ToolbarPlacement {
  /// The requests for a light and a dark bar; `nil` for a bar that pages do not have.
  fileprivate var schemes: (light: ScreenBar, dark: ScreenBar)? {
    switch self {
    case .automatic, .navigationBar: (.light, .dark)
    case .bottomBar: (.lightBottom, .darkBottom)
    case .tabBar: (.lightTabs, .darkTabs)
    case .windowToolbar: nil
    }
  }
}

/// A request to the tab bar around the view.
private struct TabBarWish: ScreenModifier {
  typealias Storage = TitleModel.Registration<TitleModel.Wish>

  let wish: TitleModel.Wish

  var entries: TitleModel.Entries<TitleModel.Wish> { \.wishes }
  func model(in environment: EnvironmentValues) -> TitleModel? { environment.tabBarModel }
  func value(in environment: EnvironmentValues) -> TitleModel.Wish { wish }
}
#endif
