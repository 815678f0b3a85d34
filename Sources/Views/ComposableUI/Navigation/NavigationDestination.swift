#if PortableViews
extension View {
  /// Sets the screens that the enclosing navigation stack shows for the values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    lifecycle(DestinationModifier(content: { (value: D) in AnyView(destination(value)) }))
  }
}

private struct DestinationModifier<Value: Hashable>: LifecycleModifier {
  let content: (Value) -> AnyView

  typealias Registration = (model: NavigationModel, destination: NavigationModel.Destination)

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    guard let model = environment.navigation else {
      pass.warn("navigationDestination(for: \(Value.self).self) is outside of a NavigationStack")
      return nil
    }
    return (model, model.register(Value.self, content: content))
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    if let storage { storage.model.update(storage.destination, content: content) }
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    if let storage { storage.model.unregister(storage.destination) }
  }
}

extension View {
  /// Pushes a screen on the enclosing navigation stack while a binding is true.
  ///
  /// Going back sets the binding to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    presentingOnStack {
      StackPresentation(
        id: isPresented.wrappedValue ? true : nil,
        content: { AnyView(destination()) },
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
    }
  }

  /// Pushes a screen on the enclosing navigation stack while a binding holds an item.
  ///
  /// Going back sets the binding to `nil`.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    presentingOnStack {
      let value = item.wrappedValue
      return StackPresentation(
        id: value.map { AnyHashable($0) },
        content: { AnyView(value.map(destination)) },
        dismiss: { if item.wrappedValue == value { item.wrappedValue = nil } })
    }
  }

  private func presentingOnStack(_ presentation: @escaping () -> StackPresentation) -> some View {
    PairedView(first: self, second: ObservingView { EmptyView().lifecycle(presentation()) })
  }
}
#endif
