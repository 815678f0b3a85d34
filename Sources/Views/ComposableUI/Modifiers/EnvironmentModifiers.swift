#if PortableViews
public import Observation

extension View {
  /// Sets a value in the environment of the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self, change: ValueChange(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of the view, keyed by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self, change: ObjectChange(object: object))
  }

  /// Passes an object to the views inside, which read the object with ``EnvironmentObject``.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self, change: ObjectChange(object: object))
  }

  /// Changes a value in the environment of the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: Transform(keyPath: keyPath, transform: transform))
  }

  nonisolated package func changingEnvironment(_ change: some EnvironmentChange) -> some View {
    EnvironmentView(content: self, change: change)
  }

  /// Disables the controls in the view; `false` enables none that a surrounding view disables.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: Disabling(isDisabled: disabled))
  }
}

private struct ValueChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    guard let other = other as? Self else { return false }
    return keyPath == other.keyPath && ValueLayout.isSame(value, other.value)
  }

  var mayChangeLooks: Bool { EnvironmentLooks.mayChange(Value.self) }

  func style(in values: EnvironmentValues, from outer: EnvironmentValues) -> ElementStyle? {
    EnvironmentLooks.style(of: keyPath, in: values, from: outer)
  }
}

private struct ObjectChange<Object: AnyObject>: EnvironmentChange {
  let object: Object?

  func apply(to values: inout EnvironmentValues) {
    values[typed: Object.self] = object
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    (other as? Self)?.object === object
  }
}

private struct Transform<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func apply(to values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    false
  }

  var mayChangeLooks: Bool { EnvironmentLooks.mayChange(Value.self) }

  func style(in values: EnvironmentValues, from outer: EnvironmentValues) -> ElementStyle? {
    EnvironmentLooks.style(of: keyPath, in: values, from: outer)
  }
}

private struct Disabling: EnvironmentChange {
  let isDisabled: Bool

  func apply(to values: inout EnvironmentValues) {
    if isDisabled, values.isEnabled { values.isEnabled = false }
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    (other as? Self)?.isDisabled == isDisabled
  }
}
#endif
