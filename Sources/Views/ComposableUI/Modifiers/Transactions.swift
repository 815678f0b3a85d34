#if PortableViews
extension View {
  /// Changes the transaction of each pass that updates the view.
  ///
  /// The animation applies to all changes of the same pass, also outside of the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    lifecycle(TransactionChange(transform: transform))
  }

  /// Changes the transaction of the passes in which a value changes.
  ///
  /// The animation applies to all changes of the same pass, also outside of the view.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    lifecycle(ValueTransactionChange(value: value, transform: transform))
  }
}

private struct TransactionChange {
  let transform: (inout Transaction) -> Void

  /// Draws the changes of a pass in the changed transaction.
  @MainActor
  func apply(to pass: any RenderPass) {
    let old = pass.currentAnimation
    var transaction = Transaction(animation: old)
    transform(&transaction)
    let new = transaction.disablesAnimations ? nil : transaction.animation
    if new != old { pass.animate(with: new) }
  }
}

extension TransactionChange: LifecycleModifier {
  func mount(in pass: any RenderPass, environment: EnvironmentValues) {}

  func prepare(_ storage: inout Void, in pass: any RenderPass) { apply(to: pass) }
}

private struct ValueTransactionChange<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionChange: LifecycleModifier {
  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Value { value }

  func update(_ storage: inout Value, in pass: any RenderPass, environment: EnvironmentValues) {}

  func prepare(_ storage: inout Value, in pass: any RenderPass) {
    guard storage != value else { return }
    storage = value
    TransactionChange(transform: transform).apply(to: pass)
  }
}
#endif
