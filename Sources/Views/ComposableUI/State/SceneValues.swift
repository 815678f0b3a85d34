#if PortableViews
#if !canImport(Darwin)
import Synchronization
#endif

/// The values that the views of one scene keep by `@SceneStorage`, by their keys.
package final class SceneValues: Sendable {
  private let locations = Mutex<[String: StateLocation<AnyHashable?>]>([:])

  package init() {}

  func location(for key: String) -> StateLocation<AnyHashable?> {
    locations.withLock { locations in
      if let location = locations[key] { return location }
      let location = StateLocation<AnyHashable?>(nil)
      locations[key] = location
      return location
    }
  }

  /// Takes the values of an earlier scene.
  package func restore(from earlier: SceneValues) {
    let kept = earlier.locations.withLock { $0 }
    for (key, location) in kept {
      if let value = location.get() { self.location(for: key).set(value) }
    }
  }
}

extension EnvironmentValues {
  /// The values that the scene keeps; `nil` outside of a graph.
  package var sceneValues: SceneValues? {
    get { self[typed: SceneValues.self] }
    set { self[typed: SceneValues.self] = newValue }
  }
}
#endif
