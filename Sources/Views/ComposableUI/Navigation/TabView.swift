#if PortableViews
import PerceptionCore

/// A view with several screens, of which a bar of tabs selects one.
///
/// A tab's screen is made when the tab is first selected, and is kept from then on. In a narrow window, a bar
/// of more than five tabs shows the first four, and a tab with a list of the others.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: TabModel.init) { model in
        ElementView(tabs(model, in: environment))
      })
  }

  private func tabs(_ model: TabModel, in environment: EnvironmentValues) -> ElementContent {
    let tabs = TabDescription.tabs(in: content, environment: environment)
    let wanted = selection.map { AnyHashable($0.wrappedValue) } ?? model.selection
    let chosen = tabs.first { $0.matches(wanted) } ?? tabs.first
    let layout = TabLayout(tabs, in: environment)
    let more = layout.listed.isEmpty ? nil : more(layout.listed, model, in: environment)
    let extra = more.map { [$0] } ?? []
    let shown = more != nil && model.showsList(insteadOf: chosen?.id) ? more : chosen
    model.visited.formUnion(shown.map { [$0.id] } ?? [])
    let current = layout.isListed(shown) ? more : shown
    let items = ForEach(layout.bar + extra) { tab in
      ElementView(item(of: tab, isChosen: tab.id == current?.id, model, in: environment))
    }
    let bar = ElementContent(ViewElement(.tabBar), content: items)
    let visited = (tabs + extra).filter { model.visited.contains($0.id) }
    let panels = ForEach(visited) { tab in
      let place = TabPlace(tabs: model, tab: tab.id, isListed: layout.isListed(tab))
      // Pages inside of a tab have a look of their own.
      ElementView(tab.panel(isChosen: tab.id == shown?.id, at: place))
        .environment(\.tabPages, TabPages()).environment(\.tabBarModel, model.bar(of: tab.id))
    }
    var element = ViewElement(.tabs)
    if let look = environment.tabPages.look(of: tabs.count) { element.style.effects.pages = look }
    model.barChanges.access()
    if let shown { element.traits.bar = model.bar(of: shown.id).bar }
    return ElementContent(element, content: TupleView((ElementView(bar), panels)))
  }

  private func more(
    _ tabs: [TabDescription], _ model: TabModel, in environment: EnvironmentValues
  ) -> TabDescription {
    .more(tabs, in: environment) { [selection] in Self.choose($0, selection, model) }
  }

  private func item(
    of tab: TabDescription, isChosen: Bool, _ model: TabModel, in environment: EnvironmentValues
  ) -> ElementContent {
    let details = TabItemDetails(isSelected: isChosen, symbol: tab.symbol)
    var item = ElementContent(ViewElement(details: .tabItem(details), text: tab.title))
    item.element.isDisabled = !environment.isEnabled
    if let badge = tab.badge { item.element.style.effects.badge = badge }
    item.handlers.add(
      .tap,
      handler: { [selection] _ in
        guard tab.isMore else { return Self.choose(tab, selection, model) }
        model.showList()
        return true
      })
    return item
  }

  /// Selects a tab; returns `false` if the selection cannot have its tag.
  private static func choose(
    _ tab: TabDescription, _ selection: Binding<SelectionValue>?, _ model: TabModel
  ) -> Bool {
    guard let selection else {
      model.selection = tab.tag
      model.hideList()
      return true
    }
    guard let value = tab.tag.base as? SelectionValue else { return false }
    selection.wrappedValue = value
    model.hideList()
    return true
  }
}

extension TabView {
  /// Creates a tab view whose selection is the tag of the selected tab.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that keeps its own selection.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The state of a tab view.
@MainActor
final class TabModel {
  private let location = StateLocation<AnyHashable?>(nil)
  /// The tab in place of which the list of tabs shows; `nil` while a tab shows.
  private let coveredTab = StateLocation<AnyHashable?>(nil)
  private var chosenTab: AnyHashable?
  private var stacks: [AnyHashable: Int] = [:]
  private let stackChanges = Signal()
  /// The tabs that have been selected so far.
  var visited: Set<AnyHashable> = []
  /// A signal that fires when the requests to the bar change.
  let barChanges = Signal()
  private var bars: [AnyHashable: TitleModel] = [:]

  /// Returns what the views of a tab request of the bar.
  func bar(of tab: AnyHashable) -> TitleModel {
    if let bar = bars[tab] { return bar }
    let bar = TitleModel()
    bar.onChange = { [barChanges] in barChanges.fire() }
    bars[tab] = bar
    return bar
  }

  /// Returns whether the list of tabs shows, which a change of the selection hides.
  fileprivate func showsList(insteadOf tab: AnyHashable?) -> Bool {
    chosenTab = tab
    let covered = coveredTab.get()
    return covered != nil && covered == tab
  }

  /// Shows the list of tabs, and keeps the selection.
  func showList() { coveredTab.set(chosenTab) }

  fileprivate func hideList() { coveredTab.set(nil) }

  /// Returns whether a tab has a navigation stack, whose bar has the way back.
  func hasStack(_ tab: AnyHashable) -> Bool {
    stackChanges.access()
    return stacks[tab, default: 0] > 0
  }

  /// Records that a tab has one navigation stack more or less.
  func addStacks(_ number: Int, to tab: AnyHashable) {
    stackChanges.change { stacks[tab, default: 0] += number }
  }

  /// The tag of the selected tab, if the tab view has no binding.
  var selection: AnyHashable? {
    get { location.get() }
    set { location.set(newValue) }
  }
}

private struct TabBarModelKey: EnvironmentKey {
  static var defaultValue: TitleModel? { nil }
}

extension EnvironmentValues {
  /// The requests to the tab bar by the views of the tab around the view.
  var tabBarModel: TitleModel? {
    get { self[TabBarModelKey.self] }
    set { self[TabBarModelKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the view's tab.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

private struct TabItemView<Content: View, Label: View>: View, PrimitiveView {
  let content: Content
  let label: Label

  func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, content))
  }
}

extension TabItemView: TabHaving {
  var tab: (tag: AnyHashable?, label: any View) { (nil, label) }
}
#endif
