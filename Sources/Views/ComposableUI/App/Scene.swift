#if PortableViews
/// A part of an app's user interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// The content of the scene: another scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The root view of the scene, for runtimes to show.
  ///
  /// The underscore marks that only primitive scenes and runtimes use this property.
  var _rootView: AnyView { get }
}

extension Scene {
  /// The root view of the scene, for runtimes to show.
  public var _rootView: AnyView { body._rootView }
}

extension Never: Scene {
  /// The root view of the scene; never called, because `Never` has no values.
  public var _rootView: AnyView { switch self {} }
}

extension Scene where Body == Never {
  /// Traps: a primitive scene has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive scene and has no body")
  }
}

/// Builds scenes from a closure of statements.
@resultBuilder
public struct SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// A window with a view as its content.
public struct WindowGroup<Content: View>: Scene {
  let content: () -> Content

  /// Creates a window without a title.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates a window with a title, which no renderer shows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates a window with a title, which no renderer shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The root view of the scene, for runtimes to show.
  public var _rootView: AnyView {
    AnyView(content())
  }
}
#endif
