#if PortableViews
extension View {
  /// Sets the screens that the enclosing navigation stack shows for the values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    lifecycle(DestinationModifier(content: { (value: D) in AnyView(destination(value)) }))
  }
}

private struct DestinationModifier<Value: Hashable> {
  let content: (Value) -> AnyView
}

extension DestinationModifier: LifecycleModifier {
  struct Registration {
    let model: NavigationModel
    let destination: NavigationModel.Destination
  }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Registration? {
    guard let model = environment.navigation else {
      pass.warn("navigationDestination(for: \(Value.self).self) is outside of a NavigationStack")
      return nil
    }
    return Registration(
      model: model, destination: model.register(Value.self, content: content))
  }

  func update(
    _ storage: inout Registration?, in pass: any RenderPass, environment: EnvironmentValues
  ) {
    guard let storage else { return }
    storage.model.update(storage.destination, content: content)
  }

  func unmount(_ storage: Registration?, in pass: any RenderPass) {
    guard let storage else { return }
    storage.model.unregister(storage.destination)
  }
}
#endif
