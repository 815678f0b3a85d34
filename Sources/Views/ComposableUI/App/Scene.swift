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

  /// The windows that the scene may open beside the first one, for runtimes to show.
  ///
  /// The underscore marks that only primitive scenes and runtimes use this property.
  var _windows: [_SceneWindow] { get }
}

extension Scene {
  /// The root view of the scene, for runtimes to show.
  public var _rootView: AnyView { body._rootView }

  /// The windows of the body.
  public var _windows: [_SceneWindow] { Body.self == Never.self ? [] : body._windows }
}

extension Never: Scene {
  /// The root view of the scene; never called, because `Never` has no values.
  public var _rootView: AnyView { switch self {} }
}

/// A scene without a body, which knows its windows.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
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

  /// Builds one scene from several: the first one shows, and the others are windows it may open.
  @MainActor
  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> Several {
    var windows = first._windows + second._windows
    for scene in repeat each other { windows += scene._windows }
    return Several(_rootView: first._rootView, _windows: windows)
  }

  /// Several scenes.
  public struct Several: Scene, PrimitiveScene {
    /// The root view of the first scene.
    public let _rootView: AnyView
    /// The windows of all scenes.
    public let _windows: [_SceneWindow]
  }
}

/// A window with a view as its content.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  let id: String?
  var title: Text?
  let content: () -> Content

  /// Creates a window without a title.
  public init(@ViewBuilder content: @escaping () -> Content) {
    id = nil
    self.content = content
  }

  /// Creates a window with an identifier, by which `openWindow` opens it as a sheet.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.content = content
  }

  /// Creates a window with a title, which shows while it is a sheet.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    id = nil
    title = Text(titleKey)
    self.content = content
  }

  /// Creates a window with a title, which shows while it is a sheet.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    id = nil
    self.title = Text(title)
    self.content = content
  }

  /// Creates a window with a title and an identifier, by which `openWindow` opens it as a sheet.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.id = id
    title = Text(titleKey)
    self.content = content
  }

  /// Creates a window with a title and an identifier, by which `openWindow` opens it as a sheet.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.id = id
    self.title = Text(title)
    self.content = content
  }

  /// The root view of the scene, for runtimes to show.
  public var _rootView: AnyView {
    AnyView(content())
  }

  /// The window, if it has an identifier.
  public var _windows: [_SceneWindow] {
    guard let id else { return [] }
    return [_SceneWindow(id: id, title: title, content: { AnyView(content()) })]
  }
}
#endif
