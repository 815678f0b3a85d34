#if PortableViews
extension View {
  /// Draws what changes together with a value with an animation, or with none.
  ///
  /// Changes that are drawn together are animated together: an animation holds for all that
  /// changes at the same time, also outside of the view.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    lifecycle(ValueAnimation(animation: animation, value: value))
  }

  /// Draws what changes whenever the view is made anew with an animation, or with none.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    lifecycle(ConstantAnimation(animation: animation))
  }
}

private struct ValueAnimation<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

extension ValueAnimation: LifecycleModifier {
  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Value { value }

  func update(_ storage: inout Value, in pass: any RenderPass, environment: EnvironmentValues) {
    guard storage != value else { return }
    storage = value
    pass.animate(with: animation)
  }

  func unmount(_ storage: Value, in pass: any RenderPass) {}
}

private struct ConstantAnimation {
  let animation: Animation?
}

extension ConstantAnimation: LifecycleModifier {
  func mount(in pass: any RenderPass, environment: EnvironmentValues) {}

  func update(_ storage: inout Void, in pass: any RenderPass, environment: EnvironmentValues) {
    pass.animate(with: animation)
  }

  func unmount(_ storage: Void, in pass: any RenderPass) {}
}
#endif
