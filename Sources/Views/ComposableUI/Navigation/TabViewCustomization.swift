#if PortableViews
public import Foundation

/// The tabs that are hidden, and the order of the tabs in sections, by their customization identities.
///
/// ```swift
/// struct HomeView: View {
///   @AppStorage("tabs") private var customization: TabViewCustomization
///
///   var body: some View {
///     TabView {
///       Tab("News", systemImage: "newspaper") { Text("News") }
///       Tab("Sports", systemImage: "figure.run") {
///         Button("Hide Sports") { customization[tab: "sports"].sidebarVisibility = .hidden }
///       }
///       .customizationID("sports")
///     }
///     .tabViewStyle(.sidebarAdaptable)
///     .tabViewCustomization($customization)
///   }
/// }
/// ```
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var shownTabs: [String: Bool] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The customization of a tab.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(isShown: shownTabs[id]) }
    set { shownTabs[id] = newValue.isShown }
  }

  /// The customization of a section of tabs.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }

  /// Shows and hides every tab as by default.
  public mutating func resetVisibility() {
    shownTabs = [:]
  }

  /// Puts the tabs of every section in the order of the views.
  public mutating func resetSectionOrder() {
    orders = [:]
  }

  /// The customization of a tab.
  public struct TabCustomization: Equatable, Sendable {
    fileprivate var isShown: Bool?

    /// The visibility of the tab in the sidebar, for which the bar of tabs stands here.
    public var sidebarVisibility: Visibility {
      get { isShown.map { $0 ? .visible : .hidden } ?? .automatic }
      set { isShown = newValue == .automatic ? nil : newValue == .visible }
    }

    /// The visibility of the tab in a bar beside the sidebar, which is never customized here.
    public var tabBarVisibility: Visibility { .automatic }
  }

  /// The customization of a section of tabs.
  public struct SectionCustomization: Equatable, Sendable {
    /// The customization identities of the tabs in their order; the views' order if `nil`.
    public fileprivate(set) var tabOrder: [String]?

    /// Puts the tabs of the section in the order of the views.
    public mutating func resetTabOrder() {
      tabOrder = nil
    }
  }

  /// Returns the shown tabs in their order.
  func applied(to tabs: [TabDescription]) -> [TabDescription] {
    var tabs = tabs.filter { tab in
      tab.customization.id.flatMap { shownTabs[$0] } ?? !tab.customization.isHidden
    }
    for (section, order) in orders {
      let places = tabs.indices.filter { tabs[$0].section == section }
      let ranks = places.map { place in
        tabs[place].customization.id.flatMap(order.firstIndex) ?? order.count
      }
      let sorted = zip(ranks, places).sorted { $0 < $1 }.map { tabs[$0.1] }
      for (place, tab) in zip(places, sorted) { tabs[place] = tab }
    }
    return tabs
  }
}

/// A place of tabs in the style that adapts to a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  fileprivate let isSidebar: Bool

  /// The bar and the sidebar.
  public static let automatic = Self(isSidebar: true)
  /// The bar.
  public static let tabBar = Self(isSidebar: false)
  /// The sidebar.
  public static let sidebar = Self(isSidebar: true)
}

extension View {
  /// Sets the binding that keeps which tabs show, and in which order.
  ///
  /// It counts for tab views with the style `.sidebarAdaptable`. Renderers show one bar of tabs, which
  /// stands for the sidebar, and give the user no controls to change it.
  ///
  /// - Parameter customization: The binding; `nil` for no customization.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    environment(\.tabCustomization, customization)
  }

  /// Sets the identity of a tab, or of a section of tabs, in a ``TabViewCustomization``.
  nonisolated public func customizationID(_ id: String) -> some View {
    CustomizedTab(content: self, customization: TabIdentity(id: id))
  }

  /// Shows or hides a tab by default, for tab views with the style `.sidebarAdaptable`.
  ///
  /// - Parameters:
  ///   - visibility: Whether the tab shows.
  ///   - placements: The places; the bar alone has no effect.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    let isHidden = visibility == .hidden && placements.contains(where: \.isSidebar)
    return CustomizedTab(content: self, customization: TabIdentity(isHidden: isHidden))
  }
}

/// The identity of a tab in a customization, and whether it is hidden by default.
struct TabIdentity {
  var id: String?
  var isHidden = false

  /// Returns the identity combined with an inner modifier's.
  func around(_ inner: Self) -> Self {
    Self(id: inner.id ?? id, isHidden: inner.isHidden || isHidden)
  }
}

private struct CustomizedTab<Content: View> {
  let content: Content
  let customization: TabIdentity
}

extension CustomizedTab: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, content))
  }
}

/// A tab, or a section of tabs, with an identity.
@MainActor
protocol TabCustomizing: PrimitiveView {
  var customization: TabIdentity { get }
  var customized: any View { get }
}

extension CustomizedTab: TabCustomizing {
  var customized: any View { content }
}

private struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
  var tabCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property that keeps a customization of tabs in user defaults.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, store: store, initial: wrappedValue, codec: .json())
  }
}
#endif
