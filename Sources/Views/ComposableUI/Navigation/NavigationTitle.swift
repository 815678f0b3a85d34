#if PortableViews
extension View {
  /// Sets the title of the screen that contains the view.
  public func navigationTitle(_ title: Text) -> some View {
    lifecycle(TitleModifier(title: title))
  }

  /// Sets the title of the screen that contains the view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that contains the view.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that contains the view to the value of a binding.
  ///
  /// Screens have no menu to rename them here, so that the binding is only read.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the title of the screen that contains the view.
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that contains the view; the display mode has no effect.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that contains the view.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that contains the view.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that contains the view, and its size.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen that contains the view, and its size.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the size of the title of the screen that contains the view.
  ///
  /// By default, the first screen of a stack has a large title in narrow windows, and the others
  /// have small ones. In wide windows all titles are small.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let bar: ScreenBar =
      switch displayMode {
      case .automatic: []
      case .inline: .inlineTitle
      case .large: .largeTitle
      }
    return lifecycle(BarWish(bar: bar, kinds: [.inlineTitle, .largeTitle]))
  }

  /// Hides the bar of the screen that contains the view, with the title and the controls in it.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    lifecycle(BarWish(bar: hidden ? .hidden : [], kinds: .hidden))
  }

  /// Hides the button that goes back from the screen that contains the view.
  ///
  /// The browser's own way back remains.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    lifecycle(BarWish(bar: hidesBackButton ? .noBackButton : [], kinds: .noBackButton))
  }
}

extension View {
  /// Hides the bar of the screen that contains the view, or shows it; of other bars it has no effect.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    showing(bars, visibility).notingOthers(of: bars, "toolbar(_:for:)", fileID, line)
  }

  /// Hides the bar of the screen that contains the view, or shows it; of other bars it has no effect.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    showing(bars, visibility).notingOthers(of: bars, "toolbarVisibility(_:for:)", fileID, line)
  }

  /// Hides the background of the bar of the screen that contains the view, or shows it; of other bars
  /// it has no effect.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fillingBars(bars, visibility)
      .notingOthers(of: bars, "toolbarBackground(_:for:)", fileID, line)
  }

  /// Hides the background of the bar of the screen that contains the view, or shows it; of other bars
  /// it has no effect.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    fillingBars(bars, visibility)
      .notingOthers(of: bars, "toolbarBackgroundVisibility(_:for:)", fileID, line)
  }

  /// Sets the colour behind the bar of the screen that contains the view; of other bars it has no effect.
  ///
  /// A style without a colour, such as a gradient or a material, has no effect.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let isMeant = bars.contains { $0 == .navigationBar || $0 == .automatic } || bars.isEmpty
    if style.resolvedColor == nil {
      AcceptedWithoutEffect.note("toolbarBackground(\(S.self))", fileID: fileID, line: line)
    }
    return lifecycle(BarColor(color: isMeant ? style.resolvedColor : nil))
      .notingOthers(of: bars, "toolbarBackground(_:for:)", fileID, line)
  }

  private func fillingBars(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    let isMeant = bars.contains { $0 == .navigationBar || $0 == .automatic } || bars.isEmpty
    return lifecycle(
      BarWish(
        bar: visibility == .hidden && isMeant ? .noBackground : [],
        kinds: visibility != .automatic && isMeant ? .noBackground : []))
  }

  private func showing(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    let isMeant = bars.contains { $0 == .navigationBar || $0 == .automatic } || bars.isEmpty
    return lifecycle(
      BarWish(
        bar: visibility == .hidden && isMeant ? .hidden : [],
        kinds: visibility != .automatic && isMeant ? .hidden : []))
  }

  private func notingOthers(
    of bars: [ToolbarPlacement], _ name: String, _ fileID: StaticString, _ line: UInt
  ) -> Self {
    bars.allSatisfy { $0 == .navigationBar || $0 == .automatic } ? self : noting(name, fileID, line)
  }
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// The size of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// A modifier that passes a view's wish about the bar to the screen around the view.
private struct BarWish: LifecycleModifier {
  typealias Registration = (model: TitleModel, wish: TitleModel.Wish)

  let bar: ScreenBar
  let kinds: ScreenBar

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    guard let model = environment.title else { return nil }
    let wish = TitleModel.Wish(bar, of: kinds)
    model.insert(wish)
    return (model, wish)
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard let storage else { return }
    storage.model.update(storage.wish, to: bar)
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    if let storage { storage.model.remove(storage.wish) }
  }
}

/// A modifier that passes the colour of the bar to the screen around the view.
private struct BarColor: LifecycleModifier {
  typealias Registration = (model: TitleModel, entry: TitleModel.Fill)

  let color: ElementColor?

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    environment.title.map { ($0, $0.insert(color)) }
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard let storage else { return }
    storage.model.update(storage.entry, to: color)
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    if let storage { storage.model.remove(storage.entry) }
  }
}

private struct TitleModifier: LifecycleModifier {
  typealias Registration = (model: TitleModel, entry: TitleModel.Entry)

  let title: Text

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    environment.title.map { ($0, $0.insert(title.string(in: environment.localization))) }
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard let storage else { return }
    storage.model.update(storage.entry, to: title.string(in: environment.localization))
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    if let storage { storage.model.remove(storage.entry) }
  }
}
#endif
