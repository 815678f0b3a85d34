#if PortableViews
extension View {
  /// Lets a drag of the view carry a value.
  ///
  /// The value stays in the app. With the keyboard, Control-X begins the drag, the arrow keys lead to the
  /// places that take drops, and Return drops.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    DragView(content: self) { [TransferItem(payload())] }
  }

  /// Lets a drag of the view carry a value, and shows a preview under the pointer.
  ///
  /// The preview is made with the view, because a browser takes a picture of it when the drag begins.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    PreviewedDragView(content: draggable(payload()), preview: preview())
  }

  /// Lets a drag of the view carry an item, which a function makes when the drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    DragView(content: self) { [data().item] }
  }

  /// Lets a drag of the view carry an item, which a function makes when the drag begins, and shows a
  /// preview under the pointer.
  ///
  /// The preview is made with the view, because a browser takes a picture of it when the drag begins.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    PreviewedDragView(content: onDrag(data), preview: preview())
  }
}

/// A view that can be dragged.
private struct DragView<Content: View> {
  let content: Content
  let items: () -> [TransferItem]
}

extension DragView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    var decoration = Decoration(.gesture)
    guard environment.isEnabled, let transfers = environment.transfers else {
      return .decorated(decoration, content)
    }
    var handlers = EventHandlers()
    handlers.add(.drag, flag: { transfers.dragged = $0 ? items() : nil })
    decoration.handlers = handlers
    return .decorated(decoration, content)
  }
}

/// A view that can be dragged, with a preview that is not shown in its place.
private struct PreviewedDragView<Content: View, Preview: View> {
  let content: Content
  let preview: Preview
}

extension PreviewedDragView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let box = ElementView(
      ElementContent(ViewElement(details: .box(.dragPreview)), content: preview))
    return .element(
      ElementContent(
        ViewElement(.layers), content: TupleView((content, box.accessibilityHidden(true)))))
  }
}
#endif
