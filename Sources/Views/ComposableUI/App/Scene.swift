#if PortableViews
/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// What a runtime shows of the scene.
  ///
  /// The underscore marks that only primitive scenes and runtimes need it.
  var _rootView: AnyView { get }
}

extension Scene {
  /// What a runtime shows of the scene.
  public var _rootView: AnyView { body._rootView }
}

extension Never: Scene {
  /// What a runtime shows of the scene, which nothing can ask for.
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
  /// Passes a scene on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Passes a single scene on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// A window, or as many of the same kind as people open.
public struct WindowGroup<Content: View>: Scene {
  /// The type of the body: a primitive scene has none.
  public typealias Body = Never

  let title: Text?
  let content: () -> Content

  /// Creates a window.
  public init(@ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }

  /// Creates a window with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    title = Text(titleKey)
    self.content = content
  }

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.title = Text(title)
    self.content = content
  }

  /// What a runtime shows of the scene.
  public var _rootView: AnyView {
    AnyView(content())
  }
}
#endif
