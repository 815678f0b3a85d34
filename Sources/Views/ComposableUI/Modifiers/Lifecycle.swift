#if PortableViews
extension View {
  /// Runs an action when the view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    lifecycle(Appearance(onAppear: action, onDisappear: nil))
  }

  /// Runs an action when the view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    lifecycle(Appearance(onAppear: nil, onDisappear: action))
  }

  /// Runs an action whenever a value has changed; also when the view appears, if `initial` is true.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    lifecycle(ValueObserver(value: value, isInitial: initial, action: action))
  }

  /// Runs an action whenever a value has changed; also when the view appears, if `initial` is true.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    lifecycle(ValueObserver(value: value, isInitial: initial) { _, _ in action() })
  }
}

extension View {
  /// Runs an action whenever a value has changed, with the new value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    lifecycle(ValueObserver(value: value, isInitial: false) { _, new in action(new) })
  }
}

private struct Appearance: AppearanceModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> (() -> Void)? {
    if let onAppear { pass.afterPass(onAppear) }
    return onDisappear
  }

  func update(
    _ storage: inout (() -> Void)?, in pass: any RenderPass,
    environment: EnvironmentValues
  ) {
    storage = onDisappear
  }

  func unmount(_ storage: (() -> Void)?, in pass: any RenderPass) {
    if let storage { pass.afterPass(storage) }
  }
}

private struct ValueObserver<Value: Equatable>: LifecycleModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Value {
    if isInitial { pass.afterPass { action(value, value) } }
    return value
  }

  func update(_ storage: inout Value, in pass: any RenderPass, environment: EnvironmentValues) {
    guard storage != value else { return }
    pass.afterPass { [old = storage] in action(old, value) }
    storage = value
  }
}
#endif
