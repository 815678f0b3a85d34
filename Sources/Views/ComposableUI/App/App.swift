#if PortableViews
/// An app, described by the scenes that it shows.
///
/// The runtime makes one instance per window or browser session, each with its own state.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// The root view of the app's scene, for runtimes to show.
  ///
  /// Public for `AppRuntime`; the underscore avoids clashes with an app's own members.
  public var _rootView: some View {
    AppRoot(app: self)
  }
}

/// The root view of an app, which holds the app's own `@State`.
struct AppRoot<A: App>: View, ModuleRepresentative {
  let app: A
  private let delegates: [any DelegateAdaptor]

  init(app: A) {
    self.app = app
    delegates = Mirror(reflecting: app).children.compactMap { $0.value as? any DelegateAdaptor }
    for delegate in delegates { delegate.launch() }
  }

  nonisolated static var representative: Any.Type { A.self }

  var body: some View {
    let scene = app.body
    let windows = scene._windows
    let root =
      windows.isEmpty
      ? scene._rootView : AnyView(WindowsView(root: scene._rootView, windows: windows))
    return delegates.reduce(root) { $1.surround($0) }
  }
}
#endif
