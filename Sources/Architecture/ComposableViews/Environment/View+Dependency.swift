import ComposableCore
import ComposableUI

extension View {
  /// Sets a dependency that the view and its descendants read with `@Dependency`.
  ///
  /// ```swift
  /// ClockView()
  ///   .dependency(\.date, .constant(Date(timeIntervalSince1970: 0)))
  /// ```
  ///
  /// Has no effect on stores that a view creates: they have the dependencies of their creation.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of one.
  ///   - value: The value.
  nonisolated public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some View {
    #if PortableViews
    changingEnvironment(DependencyChange(keyPath: keyPath, value: value))
    #else
    transformEnvironment(\.dependencies) { $0[keyPath: keyPath] = value }
    #endif
  }
}

#if PortableViews
private struct DependencyChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<DependencyValues, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) {
    values.dependencies[keyPath: keyPath] = value
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && ValueLayout.isSame(value, other.value)
  }
}
#endif
