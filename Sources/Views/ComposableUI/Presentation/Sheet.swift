#if PortableViews
extension View {
  /// Presents a sheet while a binding holds an item; dismissing the sheet sets it to `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet(.automatic), item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a binding is true; dismissing the sheet sets it to false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet(.automatic), isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a view that covers the screen while a binding holds an item.
  ///
  /// Neither the Escape key nor a click closes it: it needs a control that sets the item to `nil`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet(.full), item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a view that covers the screen while a binding is true.
  ///
  /// Neither the Escape key nor a click closes it: it needs a control that sets the binding to false.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet(.full), isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
}

extension View {
  func presenting<Item: Identifiable, Content: View>(
    _ details: ElementDetails, edge: Edge? = nil, item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      details, edge: edge, onDismiss: onDismiss, dismiss: { item.wrappedValue = nil },
      content: { item.wrappedValue.map { value in (value.id, ObservingView { content(value) }) } })
  }

  func presenting<Content: View>(
    _ details: ElementDetails, edge: Edge? = nil, isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil, content: @escaping () -> Content
  ) -> some View {
    presenting(
      details, edge: edge, onDismiss: onDismiss, dismiss: { isPresented.wrappedValue = false },
      content: { isPresented.wrappedValue ? (true, ObservingView(content: content)) : nil })
  }

  private func presenting(
    _ details: ElementDetails, edge: Edge?, onDismiss: (() -> Void)?, dismiss: @escaping () -> Void,
    content: @escaping () -> (id: AnyHashable, view: ObservingView)?
  ) -> some View {
    PresentingView(
      content: self,
      presented: {
        guard let (id, view) = content() else { return nil }
        var element = ViewElement(details: details)
        if let edge { element.style.effects.popoverEdge = edge }
        let presentation = PresentationView(
          element: element, dismiss: dismiss, isDialog: false, content: AnyView(view))
        return (id, presentation)
      }, onDismiss: onDismiss)
  }
}
#endif
