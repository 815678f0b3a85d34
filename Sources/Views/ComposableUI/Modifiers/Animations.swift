#if PortableViews
extension View {
  /// Animates the changes that occur with a change of a value; `nil` requests no animation.
  ///
  /// The animation applies to all changes of the same pass, also outside of the view.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    lifecycle(ValueAnimation(animation: animation, value: value))
  }

  /// Animates the changes of each pass that updates the view; `nil` requests no animation.
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

  func update(_ storage: inout Value, in pass: any RenderPass, environment: EnvironmentValues) {}

  // Before the views inside are updated, of which some compute their animation.
  func prepare(_ storage: inout Value, in pass: any RenderPass) {
    guard storage != value else { return }
    storage = value
    pass.animate(with: animation)
  }
}

private struct ConstantAnimation {
  let animation: Animation?
}

extension ConstantAnimation: LifecycleModifier {
  func mount(in pass: any RenderPass, environment: EnvironmentValues) {}

  func prepare(_ storage: inout Void, in pass: any RenderPass) {
    pass.animate(with: animation)
  }
}
#endif
