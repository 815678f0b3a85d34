#if PortableViews
/// The direction in which a user of assistive technology adjusts a view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension View {
  /// Runs an action when the user adjusts the view: by the arrow keys while it has the focus.
  ///
  /// The up arrow and the arrow to the end increment, the other two decrement. The view can have the
  /// keyboard focus.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    AdjustableView(content: self, handler: handler)
  }
}

private struct AdjustableView<Content: View>: View {
  let content: Content
  let handler: (AccessibilityAdjustmentDirection) -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let end: KeyEquivalent = layoutDirection == .rightToLeft ? .leftArrow : .rightArrow
    content
      .focusable()
      .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
        handler(press.key == .upArrow || press.key == end ? .increment : .decrement)
        return .handled
      }
  }
}
#endif
