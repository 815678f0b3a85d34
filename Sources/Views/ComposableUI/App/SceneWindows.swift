#if PortableViews
/// A window that an app opens beside its first one.
///
/// Public for the requirement of ``Scene``; the underscore marks that apps do not use it.
public struct _SceneWindow {
  /// The identifier of the window; `nil` for the settings.
  let id: String?
  let title: Text?
  let content: @MainActor () -> AnyView

  /// Returns the window with a changed view.
  public func modified(_ change: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    _SceneWindow(id: id, title: title, content: { [content] in change(content()) })
  }
}

/// A scene with the settings of an app, which `openSettings` opens as a sheet.
public struct Settings<Content: View>: Scene, PrimitiveScene {
  private let content: () -> Content

  /// Creates the scene of the settings.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The settings.
  public var _rootView: AnyView { AnyView(content()) }

  /// The settings as a window.
  public var _windows: [_SceneWindow] {
    [_SceneWindow(id: nil, title: nil, content: { AnyView(content()) })]
  }
}

/// A scene with a single window, which `openWindow` opens as a sheet.
public struct Window<Content: View>: Scene, PrimitiveScene {
  private let title: Text
  private let id: String
  private let content: () -> Content

  /// Creates a window with a title and an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    title = Text(titleKey)
    self.id = id
    self.content = content
  }

  /// Creates a window with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window with a title and an identifier.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// The view of the window.
  public var _rootView: AnyView { AnyView(content()) }

  /// The window itself.
  public var _windows: [_SceneWindow] {
    [_SceneWindow(id: id, title: title, content: { AnyView(content()) })]
  }
}

/// An action that opens a window of the app: here, its view in a sheet.
public struct OpenWindowAction {
  fileprivate let open: @MainActor (String?) -> Void

  /// Opens the window with an identifier; has no effect if the app has none.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { open(id) }
}

/// An action that closes a window of the app.
public struct DismissWindowAction {
  fileprivate let close: @MainActor (String) -> Void

  /// Closes the window with an identifier, if it is open.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { close(id) }
}

/// An action that opens the settings of the app: here, in a sheet.
public struct OpenSettingsAction {
  fileprivate let open: @MainActor (String?) -> Void

  /// Opens the settings; has no effect if the app has no `Settings` scene.
  @MainActor @preconcurrency
  public func callAsFunction() { open(nil) }
}

extension EnvironmentValues {
  /// The action that opens a window of the app.
  public var openWindow: OpenWindowAction {
    OpenWindowAction { [windows] in windows?.open($0) }
  }

  /// The action that closes a window of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction { [windows] in windows?.close($0) }
  }

  /// The action that opens the settings of the app.
  public var openSettings: OpenSettingsAction {
    OpenSettingsAction { [windows] in windows?.open($0) }
  }

  var windows: WindowModel? {
    get { self[typed: WindowModel.self] }
    set { self[typed: WindowModel.self] = newValue }
  }
}

/// The windows of a running app, and the one that is open beside the first.
@MainActor
final class WindowModel {
  struct Opened: Identifiable {
    let id: String
  }

  fileprivate var all: [_SceneWindow] = []
  private let location = StateLocation<String?>(nil)

  fileprivate func open(_ id: String?) {
    guard all.contains(where: { $0.id == id }) else { return }
    location.set(Self.key(of: id))
  }

  fileprivate func close(_ id: String) {
    if location.get() == Self.key(of: id) { location.set(nil) }
  }

  /// The open window; setting `nil` closes it.
  fileprivate var opened: Binding<Opened?> {
    Binding(
      location: ClosureLocation(
        read: { [location] in location.get().map(Opened.init) },
        write: { [location] in if $0 == nil { location.set(nil) } }))
  }

  fileprivate func window(of opened: Opened) -> _SceneWindow? {
    all.first { Self.key(of: $0.id) == opened.id }
  }

  private static func key(of id: String?) -> String { id.map { "w" + $0 } ?? "settings" }
}

/// The first window of an app, over which the others open.
struct WindowsView: View {
  let root: AnyView
  let windows: [_SceneWindow]
  @State private var holder = Holder()

  var body: some View {
    holder.model.all = windows
    return
      root
      .sheet(item: holder.model.opened) { opened in
        holder.model.window(of: opened).map(WindowView.init)
      }
      .environment(\.windows, holder.model)
  }

  private final class Holder {
    @MainActor lazy var model = WindowModel()
  }
}

/// A window in a sheet, with its title and a button that closes it.
private struct WindowView: View {
  let window: _SceneWindow
  @Environment(\.dismiss) private var dismiss

  init(window: _SceneWindow) {
    self.window = window
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        if let title = window.title { title.font(.headline) }
        Spacer()
        Button(action: { dismiss() }) { Text(.done) }
      }
      .padding()
      window.content()
    }
  }
}
#endif
