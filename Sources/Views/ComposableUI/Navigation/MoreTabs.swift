#if PortableViews
/// The tabs of a narrow window: those in the bar, and those in the list of a tab of their own.
struct TabLayout {
  /// The greatest number of tabs in the bar of a narrow window.
  static let room = 5

  /// The tabs that the bar shows.
  let bar: [TabDescription]
  /// The tabs in the list of the last one of the bar; empty if all are in the bar.
  let listed: [TabDescription]

  /// Lays out the tabs: all in the bar, or as many as fit beside the tab of the others.
  @MainActor
  init(_ tabs: [TabDescription], in environment: EnvironmentValues) {
    guard tabs.count > Self.room, environment.tabPages.mode == nil,
      environment.horizontalSizeClass == .compact
    else {
      (bar, listed) = (tabs, [])
      return
    }
    bar = Array(tabs.prefix(Self.room - 1))
    listed = Array(tabs.dropFirst(Self.room - 1))
  }

  /// Whether a tab is in the list.
  func isListed(_ tab: TabDescription?) -> Bool { listed.contains { $0.id == tab?.id } }
}

extension TabDescription {
  /// The identity of the tab whose screen is a list of others.
  enum More { case only }

  /// Whether the screen of the tab is a list of others.
  var isMore: Bool { id.base is More }

  /// Returns a tab whose screen is a list of others, of which the user chooses one.
  @MainActor
  static func more(
    _ tabs: [TabDescription], in environment: EnvironmentValues,
    choose: @escaping @MainActor (TabDescription) -> Bool
  ) -> TabDescription {
    TabDescription(
      id: AnyHashable(More.only), tag: AnyHashable(More.only),
      title: Text(.more).string(in: environment.localization), symbol: "ellipsis", badge: nil,
      view: NavigationStack { MoreTabs(tabs: tabs, choose: choose) }
        .environment(\.initialLocation, nil), customization: TabIdentity(),
      section: nil)
  }
}

/// A list of tabs, each of which leads to its screen.
private struct MoreTabs: View {
  let tabs: [TabDescription]
  let choose: @MainActor (TabDescription) -> Bool

  var body: some View {
    List(tabs) { tab in
      if let badge = tab.badge { row(of: tab).badge(Text(verbatim: badge)) } else { row(of: tab) }
    }
    .navigationTitle(Text(.more))
  }

  private func row(of tab: TabDescription) -> some View {
    var link = ElementContent(ViewElement(.link), content: TabLabel(tab: tab))
    link.handlers.add(.tap, handler: { [choose] _ in choose(tab) })
    return ElementView(link)
  }
}

/// The symbol and the title of a tab.
private struct TabLabel: View {
  let tab: TabDescription

  var body: some View {
    if let symbol = tab.symbol {
      Label {
        Text(verbatim: tab.title)
      } icon: {
        Image(systemName: symbol).accessibilityHidden(true)
      }
    } else {
      Text(verbatim: tab.title)
    }
  }
}

/// The place of a tab's views: the tab view, and whether they are reached by its list of tabs.
struct TabPlace: Equatable {
  let tabs: TabModel
  let tab: AnyHashable
  let isListed: Bool

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tabs === rhs.tabs && lhs.tab == rhs.tab && lhs.isListed == rhs.isListed
  }
}

extension EnvironmentValues {
  /// The place of the tab around the view; `nil` inside of a navigation stack or a presentation.
  var tabPlace: TabPlace? {
    get { self[typed: TabPlace.self] }
    set { self[typed: TabPlace.self] = newValue }
  }
}

/// The way back to the list of tabs, above a tab without a navigation stack, whose bar would have it.
struct WayBackToTabs: View, PrimitiveView {
  let title: String
  let tabs: TabModel

  func content(in environment: EnvironmentValues) -> ViewContent {
    let bar = ViewElement(details: .toolbar(.leading))
    return .element(
      ElementContent(
        bar,
        content: TupleView(
          (
            Button(action: { tabs.showList() }) {
              Label {
                Text(.more)
              } icon: {
                Image(systemName: "chevron.backward").accessibilityHidden(true)
              }
            },
            Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
          ))))
  }
}
#endif
