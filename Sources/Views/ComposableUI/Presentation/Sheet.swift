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

  /// Presents a popover while a binding holds an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item: item, onDismiss: nil, content: content)
  }

  /// Presents a popover while a binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented: isPresented, onDismiss: nil, content: content)
  }
}

extension View {
  private func presenting<Item: Identifiable, Content: View>(
    _ details: ElementDetails, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      details, onDismiss: onDismiss, dismiss: { item.wrappedValue = nil },
      content: { item.wrappedValue.map { value in (value.id, ObservingView { content(value) }) } })
  }

  private func presenting<Content: View>(
    _ details: ElementDetails, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    presenting(
      details, onDismiss: onDismiss, dismiss: { isPresented.wrappedValue = false },
      content: { isPresented.wrappedValue ? (true, ObservingView(content: content)) : nil })
  }

  private func presenting(
    _ details: ElementDetails, onDismiss: (() -> Void)?, dismiss: @escaping () -> Void,
    content: @escaping () -> (id: AnyHashable, view: ObservingView)?
  ) -> some View {
    PresentingView(
      content: self,
      presented: {
        guard let (id, view) = content() else { return nil }
        let presentation = PresentationView(
          element: ViewElement(details: details), dismiss: dismiss, isDialog: false,
          content: AnyView(view))
        return (id, presentation)
      }, onDismiss: onDismiss)
  }
}
#endif
