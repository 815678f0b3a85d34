#if PortableViews
extension View {
  /// Pushes a screen on the enclosing navigation stack while a binding is true.
  ///
  /// Going back sets the binding to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    StackPresentingView(content: self) {
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
    StackPresentingView(content: self) {
      let value = item.wrappedValue
      return StackPresentation(
        id: value.map { AnyHashable($0) },
        content: { AnyView(value.map(destination)) },
        dismiss: { if item.wrappedValue == value { item.wrappedValue = nil } })
    }
  }
}

/// A view that presents another view on the navigation stack around.
private struct StackPresentingView<Content: View>: View, PrimitiveView {
  let content: Content
  /// Returns the presentation; reads the binding.
  let presentation: () -> StackPresentation

  func content(in environment: EnvironmentValues) -> ViewContent {
    .sequence([content, ObservingView { EmptyView().lifecycle(presentation()) }])
  }
}
#endif
