#if PortableViews
/// A stack of screens: a root, and one screen for each value on a path.
///
/// Only the last screen is visible; the screens below stay alive. The path is also a URL path, so
/// that a browser's back button, its forward button and deep links work.
///
/// The forward button shows a screen again whose value was small and held no object. Any other
/// value, such as a feature's state, is made anew from the URL, if its type can be read from text.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let path: PathAccess?
  let root: Root

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: NavigationModel.init) { model in
        model.path = path ?? PathAccess(model.ownBinding)
        model.limits = environment.locationLimits
        model.presentedChanges.access()
        let screens = model.screens(of: model.path.values())
        model.remember(screens)
        return NavigationScreens(
          model: model, root: AnyView(root), screens: screens,
          initialLocation: environment.initialLocation,
          addressHandlers: environment.addressHandlers)
      })
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = PathAccess(path)
    self.root = root()
  }
}

extension NavigationStack {
  /// Creates a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }
}

/// A navigation stack without a path: the older form.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a stack with a root screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation stack with the content as its root.
  public var body: some View {
    NavigationStack { content }
  }
}
#endif
