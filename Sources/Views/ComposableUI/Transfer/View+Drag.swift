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

  /// Lets a drag of the view carry a value.
  ///
  /// The preview has no effect: the view itself is drawn under the pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }

  /// Lets a drag of the view carry an item, which a function makes when the drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    DragView(content: self) { [data().item] }
  }

  /// Lets a drag of the view carry an item, which a function makes when the drag begins.
  ///
  /// The preview has no effect: the view itself is drawn under the pointer.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
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
#endif
