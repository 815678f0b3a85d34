#if PortableViews
extension View {
  /// Sets the title of the screen that contains the view.
  public func navigationTitle(_ title: Text) -> some View {
    lifecycle(ScreenLine(text: title, entries: \.titles))
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

  /// Sets the size of the title of the screen that contains the view.
  ///
  /// - Parameter mode: The size; a large title in the row of the bar is large below it.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
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
    wishing(.hidden, visibility, for: bars).notingOthers(of: bars, "toolbar(_:for:)", fileID, line)
  }

  /// Hides the bar of the screen that contains the view, or shows it; of other bars it has no effect.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    wishing(.hidden, visibility, for: bars)
      .notingOthers(of: bars, "toolbarVisibility(_:for:)", fileID, line)
  }

  /// Hides the background of the bar of the screen that contains the view, or shows it; of other bars
  /// it has no effect.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    wishing(.noBackground, visibility, for: bars)
      .notingOthers(of: bars, "toolbarBackground(_:for:)", fileID, line)
  }

  /// Hides the background of the bar of the screen that contains the view, or shows it; of other bars
  /// it has no effect.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    wishing(.noBackground, visibility, for: bars)
      .notingOthers(of: bars, "toolbarBackgroundVisibility(_:for:)", fileID, line)
  }

  /// Sets the colour behind the bar of the screen that contains the view; of other bars it has no effect.
  ///
  /// A style without a colour, such as a gradient or a material, has no effect.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let color = style.resolvedColor
    if color == nil {
      AcceptedWithoutEffect.note("toolbarBackground(\(S.self))", fileID: fileID, line: line)
    }
    return lifecycle(BarColor(color: bars.meanScreenBar ? color : nil))
      .notingOthers(of: bars, "toolbarBackground(_:for:)", fileID, line)
  }

  /// Wishes that a part of the bar is hidden, or that it shows.
  private func wishing(
    _ hidden: ScreenBar, _ visibility: Visibility, for bars: [ToolbarPlacement]
  ) -> some View {
    lifecycle(
      BarWish(
        bar: visibility == .hidden && bars.meanScreenBar ? hidden : [],
        kinds: visibility != .automatic && bars.meanScreenBar ? hidden : []))
  }

  private func notingOthers(
    of bars: [ToolbarPlacement], _ name: String, _ fileID: StaticString, _ line: UInt
  ) -> Self {
    bars.allSatisfy { $0 == .navigationBar || $0 == .automatic } ? self : noting(name, fileID, line)
  }
}

extension [ToolbarPlacement] {
  /// Whether the bar of the screen is among the bars; no bars stand for all.
  fileprivate var meanScreenBar: Bool {
    isEmpty || contains { $0 == .navigationBar || $0 == .automatic }
  }
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// The size of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// A modifier that passes a value of a view to the screen around the view, until the view is removed.
@MainActor
protocol ScreenModifier: LifecycleModifier
where Storage == TitleModel.Registration<Value> {
  associatedtype Value: Equatable

  var entries: TitleModel.Entries<Value> { get }
  func model(in environment: EnvironmentValues) -> TitleModel?
  func value(in environment: EnvironmentValues) -> Value
}

extension ScreenModifier {
  func model(in environment: EnvironmentValues) -> TitleModel? { environment.title }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Storage {
    model(in: environment).map { ($0, $0.insert(value(in: environment), in: entries)) }
  }

  func update(_ storage: inout Storage, in pass: any RenderPass, environment: EnvironmentValues) {
    storage.map { $0.model.update($0.entry, to: value(in: environment)) }
  }

  func unmount(_ storage: Storage, in pass: any RenderPass) {
    storage.map { $0.model.remove($0.entry, from: entries) }
  }
}

struct BarWish: ScreenModifier {
  typealias Storage = TitleModel.Registration<TitleModel.Wish>

  let bar: ScreenBar
  let kinds: ScreenBar

  var entries: TitleModel.Entries<TitleModel.Wish> { \.wishes }
  func value(in environment: EnvironmentValues) -> TitleModel.Wish {
    TitleModel.Wish(bar: bar, kinds: kinds)
  }
}

private struct BarColor: ScreenModifier {
  typealias Storage = TitleModel.Registration<ElementColor?>

  let color: ElementColor?

  var entries: TitleModel.Entries<ElementColor?> { \.colors }
  func value(in environment: EnvironmentValues) -> ElementColor? { color }
}

/// A title, or the line below it, in the language of the environment.
struct ScreenLine: ScreenModifier {
  typealias Storage = TitleModel.Registration<String>

  let text: Text
  let entries: TitleModel.Entries<String>

  func value(in environment: EnvironmentValues) -> String {
    text.string(in: environment.localization)
  }
}

/// The size of the title of a screen.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode

  /// The default size.
  public static let automatic = Self(mode: .automatic)
  /// A small title in the bar.
  public static let inline = Self(mode: .inline)
  /// A large title in the bar, which is drawn below it.
  public static let inlineLarge = Self(mode: .large)
  /// A large title below the bar.
  public static let large = Self(mode: .large)
}
#endif
