#if PortableViews
public import Foundation
public import Observation

extension Scene {
  /// Sets a value in the environment of the views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    EnvironmentScene(scene: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Passes an object to the views of the scene, which read it by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(scene: self) { AnyView($0.environment(object)) }
  }

  /// Passes an object to the views of the scene, which read the object with ``EnvironmentObject``.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(scene: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets the user defaults of ``AppStorage`` in the views of the scene.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    EnvironmentScene(scene: self) { AnyView($0.defaultAppStorage(store)) }
  }
}

/// A scene of which all windows are changed.
private struct EnvironmentScene<Content: Scene>: Scene, PrimitiveScene {
  let scene: Content
  let change: @MainActor (AnyView) -> AnyView

  var _rootView: AnyView { change(scene._rootView) }
  var _windows: [_SceneWindow] { scene._windows.map { $0.modified(change) } }
}
#endif
