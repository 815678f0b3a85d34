#if PortableViews
/// An app: what its windows show.
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
  /// What a runtime shows: the root view of the app's first window.
  ///
  /// The underscore keeps it out of the way of an app's own members; `AppRuntime` needs it.
  public var _rootView: some View {
    AppRoot(app: self)
  }
}

/// The root view of an app, which holds the app's own `@State`.
struct AppRoot<A: App>: View, ModuleRepresentative {
  let app: A

  nonisolated static var representative: Any.Type { A.self }

  var body: some View {
    app.body._rootView
  }
}
#endif
