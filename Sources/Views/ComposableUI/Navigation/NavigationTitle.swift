#if PortableViews
extension View {
  /// Sets the title of the screen that the view is in.
  public func navigationTitle(_ title: Text) -> some View {
    lifecycle(TitleModifier(title: title))
  }

  /// Sets the title of the screen that the view is in.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that the view is in.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that the view is in.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that the view is in.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is in; every renderer draws it in its own way.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen that the view is in; every renderer draws it in its own way.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets how the title is drawn: every renderer draws it in its own way.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// How the title is drawn.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

private struct TitleModifier {
  let title: Text
}

extension TitleModifier: LifecycleModifier {
  struct Registration {
    let model: TitleModel
    let entry: TitleModel.Entry
  }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    environment.title.map {
      Registration(model: $0, entry: $0.insert(title.string(in: environment.localization)))
    }
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard let storage else { return }
    storage.model.update(storage.entry, to: title.string(in: environment.localization))
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    guard let storage else { return }
    storage.model.remove(storage.entry)
  }
}
#endif
