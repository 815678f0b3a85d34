#if PortableViews
/// A lifecycle modifier that begins when its view appears, and ends when it disappears.
///
/// In a lazy container a view appears when it comes near the window. A renderer that knows nothing of
/// a window has all views appear as they are mounted.
package protocol AppearanceModifier: LifecycleModifier {}

private struct AppearsLazilyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a lazy container is around the view, and no presentation or screen in between.
  package var appearsLazily: Bool {
    get { self[AppearsLazilyKey.self] }
    set {
      guard appearsLazily != newValue else { return }
      self[AppearsLazilyKey.self] = newValue
    }
  }
}

/// A change of the environment that has the views of a lazy container appear near the window.
struct LazyAppearance: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    values.appearsLazily = true
  }

  func isSame(as other: any EnvironmentChange) -> Bool { other is Self }
}

extension View {
  /// Has the views inside appear when they come near the window.
  func appearingLazily() -> EnvironmentView<Self, LazyAppearance> {
    EnvironmentView(content: self, change: LazyAppearance())
  }
}
#endif
