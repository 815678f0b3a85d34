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

  /// Sets the title of the screen that contains the view.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that contains the view.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that contains the view; the display mode has no effect.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that contains the view; the display mode has no effect.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Accepts the display mode of the title, without effect.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// The display mode of the title, without effect.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
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
