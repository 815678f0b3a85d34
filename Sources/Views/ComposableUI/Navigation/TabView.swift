#if PortableViews
import PerceptionCore

/// A view with several screens, of which a bar of tabs selects one.
///
/// A tab's screen is made when the tab is first selected, and is kept from then on.
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
    model.visited.formUnion(chosen.map { [$0.id] } ?? [])
    let items = ForEach(tabs) { tab in
      ElementView(item(of: tab, isChosen: tab.id == chosen?.id, model, in: environment))
    }
    let bar = ElementContent(ViewElement(.tabBar), content: items)
    let panels = ForEach(tabs.filter { model.visited.contains($0.id) }) { tab in
      // Pages inside of a tab have a look of their own.
      ElementView(tab.panel(isChosen: tab.id == chosen?.id)).environment(\.tabPages, TabPages())
        .environment(\.tabBarModel, model.bar(of: tab.id))
    }
    var element = ViewElement(.tabs)
    if let look = environment.tabPages.look(of: tabs.count) { element.style.effects.pages = look }
    model.barChanges.access()
    if let chosen { element.traits.bar = model.bar(of: chosen.id).bar }
    return ElementContent(element, content: TupleView((ElementView(bar), panels)))
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
      handler: { _ in
        guard let selection else {
          model.selection = tab.tag
          return true
        }
        guard let value = tab.tag.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      })
    return item
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
private final class TabModel {
  private let location = StateLocation<AnyHashable?>(nil)
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
