#if PortableViews
extension View {
  /// Presents a sheet while a binding holds an item; dismissing the sheet sets it to `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a binding is true; dismissing the sheet sets it to false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a binding holds an item: full-screen covers look like sheets.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a binding is true: full-screen covers look like sheets.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
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
    _ role: ViewElement.Role, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      role, onDismiss: onDismiss, dismiss: { item.wrappedValue = nil },
      content: { item.wrappedValue.map { value in (value.id, ObservingView { content(value) }) } })
  }

  private func presenting<Content: View>(
    _ role: ViewElement.Role, isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    content: @escaping () -> Content
  ) -> some View {
    presenting(
      role, onDismiss: onDismiss, dismiss: { isPresented.wrappedValue = false },
      content: { isPresented.wrappedValue ? (true, ObservingView(content: content)) : nil })
  }

  private func presenting(
    _ role: ViewElement.Role, onDismiss: (() -> Void)?, dismiss: @escaping () -> Void,
    content: @escaping () -> (id: AnyHashable, view: ObservingView)?
  ) -> some View {
    PresentingView(
      content: self,
      presented: {
        guard let (id, view) = content() else { return nil }
        let presentation = PresentationView(
          element: ViewElement(role), dismiss: dismiss, isDialog: false, content: AnyView(view))
        return (id, presentation)
      }, onDismiss: onDismiss)
  }
}
#endif
