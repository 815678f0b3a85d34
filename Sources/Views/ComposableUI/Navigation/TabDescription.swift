#if PortableViews
/// A view that describes its tab.
@MainActor
protocol TabHaving: PrimitiveView {
  var tab: (tag: AnyHashable?, label: any View) { get }
}

/// A tab of a tab view: its tag, title, symbol and content.
struct TabDescription: Identifiable {
  let id: AnyHashable
  let tag: AnyHashable
  let title: String
  let symbol: String?
  let badge: String?
  let view: any View
  let customization: TabIdentity
  /// The customization identity of the section around the tab.
  let section: String?

  /// Returns whether a selection is the tag of the tab.
  func matches(_ selection: AnyHashable?) -> Bool {
    guard let selection else { return false }
    return tag == selection
  }

  /// Returns the screen of the tab.
  @MainActor
  func panel(isChosen: Bool, at place: TabPlace) -> ElementContent {
    let wayBack =
      place.isListed && !place.tabs.hasStack(id)
      ? WayBackToTabs(title: title, tabs: place.tabs) : nil
    let content = EnvironmentView(
      content: AnyView(view), change: Choosing(isChosen: isChosen, place: place))
    var panel = ElementContent(
      ViewElement(details: .tabPanel(isShown: isChosen), text: title),
      content: TupleView((wayBack, content)))
    panel.isDecoratable = false
    return panel
  }

  /// Returns the tabs of the views in a tab view.
  @MainActor
  static func tabs(in content: any View, environment: EnvironmentValues) -> [TabDescription] {
    var collector = Collector(environment: environment)
    collector.collect(content, implicitTag: nil)
    guard environment.tabPages.isAdaptable else { return collector.tabs }
    let customization = environment.tabCustomization?.wrappedValue ?? TabViewCustomization()
    return customization.applied(to: collector.tabs)
  }

  private struct Choosing: EnvironmentChange {
    let isChosen: Bool
    let place: TabPlace

    func apply(to values: inout EnvironmentValues) {
      if !isChosen { values.isInChosenTab = false }
      values.tabPlace = place
    }

    func isSame(as other: any EnvironmentChange) -> Bool {
      guard let other = other as? Self else { return false }
      return other.isChosen == isChosen && other.place == place
    }
  }
}

@MainActor
private struct Collector {
  let environment: EnvironmentValues
  var tabs: [TabDescription] = []
  private var section: String?

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  mutating func collect(_ view: any View, implicitTag: AnyHashable?) {
    if view is any TabCustomizing { return collectCustomized(view, implicitTag: implicitTag) }
    if view is any TabHaving || view is any TagHaving { return add(view, implicitTag) }
    guard let primitive = view as? any PrimitiveView else { return add(view, implicitTag) }
    switch primitive.content(in: environment) {
    case .empty, .branch(nil): break
    case .sequence(let views) where view is any SeveralViews:
      for view in views { collect(view, implicitTag: nil) }
    case .branch(let branch?) where branch.isStructural:
      collect(branch.view, implicitTag: implicitTag)
    case .rows(let rows):
      for row in ViewOutline.views(of: rows) { collect(row.view, implicitTag: row.key) }
    default: add(view, implicitTag)
    }
  }

  /// Adds a tab with an identity, or the tabs of a section with one.
  private mutating func collectCustomized(_ view: any View, implicitTag: AnyHashable?) {
    var (inner, identity) = (view, TabIdentity())
    while let customized = inner as? any TabCustomizing {
      identity = identity.around(customized.customization)
      inner = customized.customized
    }
    guard inner is any TabGroup else { return add(view, implicitTag) }
    let outer = section
    section = identity.id ?? outer
    collect(inner, implicitTag: nil)
    section = outer
  }

  private mutating func add(_ view: any View, _ implicitTag: AnyHashable?) {
    let description = describe(view)
    let tag = description.tag ?? implicitTag ?? AnyHashable(tabs.count)
    let outline = description.label.map { ViewOutline($0, in: environment) }
    let isTaken = tabs.contains { $0.id == tag }
    tabs.append(
      TabDescription(
        id: isTaken ? AnyHashable(["\(tabs.count)"]) : tag, tag: tag,
        title: outline?.title ?? (environment.tabPages.mode == nil ? "" : "\(tabs.count + 1)"),
        symbol: outline?.symbol, badge: description.badge, view: view,
        customization: description.customization, section: section))
  }

  /// Returns what the modifiers around a view say of its tab.
  private func describe(
    _ view: any View
  ) -> (tag: AnyHashable?, label: (any View)?, badge: String?, customization: TabIdentity) {
    var customization = TabIdentity()
    var badge: String?
    var tag: AnyHashable?
    var label: (any View)?
    var next: (any View)? = view
    while let current = next as? any PrimitiveView {
      if let tagged = current as? any TagHaving { tag = tag ?? tagged.tag }
      if let customized = current as? any TabCustomizing {
        customization = customization.around(customized.customization)
      }
      if let tab = current as? any TabHaving {
        tag = tag ?? tab.tab.tag
        label = label ?? tab.tab.label
      }
      switch current.content(in: environment) {
      case .decorated(let decoration, let view):
        badge = badge ?? decoration.rowStyle.knownEffects?.badge
        next = view
      case .environment(_, let view), .lifecycle(_, let view): next = view
      case .branch(let branch?): next = branch.view
      case .sequence(let views): next = views.first
      default: next = nil
      }
    }
    return (tag, label, badge, customization)
  }
}

extension ViewBranch {
  /// Whether the branch comes from the structure of views, rather than from an explicit id.
  fileprivate var isStructural: Bool {
    if case .id = key { false } else { true }
  }
}

/// A view that consists of several views next to each other.
@MainActor
protocol SeveralViews {}

extension TupleView: SeveralViews {}

private struct ChosenTabKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether all tabs around the view are selected.
  var isInChosenTab: Bool {
    get { self[ChosenTabKey.self] }
    set { self[ChosenTabKey.self] = newValue }
  }
}
#endif
