import ComposableCore
import ComposableUI

extension Scene {
  /// Sets a dependency that views of the scene read with `@Dependency`.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of one.
  ///   - value: The value.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some Scene {
    #if PortableViews
    DependencyScene(scene: self, keyPath: keyPath, value: value)
    #else
    transformEnvironment(\.dependencies) { $0[keyPath: keyPath] = value }
    #endif
  }
}

#if PortableViews
private struct DependencyScene<Content: Scene, Value>: Scene, PrimitiveScene {
  let scene: Content
  let keyPath: WritableKeyPath<DependencyValues, Value>
  let value: Value

  var _rootView: AnyView { AnyView(scene._rootView.dependency(keyPath, value)) }

  var _windows: [_SceneWindow] {
    scene._windows.map { $0.modified { AnyView($0.dependency(keyPath, value)) } }
  }
}
#endif
