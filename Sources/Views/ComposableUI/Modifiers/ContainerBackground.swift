#if PortableViews
/// The container of a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A screen of a navigation stack, or a column of a split view.
  public static let navigation = Self(name: "navigation")
  /// The columns.
  public static let navigationSplitView = Self(name: "navigationSplitView")
  /// The tabs.
  public static let tabView = Self(name: "tabView")
  /// A widget, of which there are none here.
  public static let widget = Self(name: "widget")
  /// A window.
  public static let window = Self(name: "window")
}

extension View {
  /// Fills the screen, the sheet or the window that contains the view with a style.
  ///
  /// The innermost one around the view is filled, whatever the container.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts views behind the content of the screen, the sheet or the window that contains the view.
  ///
  /// The innermost one around the view gets them, whatever the container.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    PairedView(
      first: self,
      second: ContainerBackground(
        content: container == .widget ? nil : content(), alignment: alignment))
  }
}

/// Views behind the content of the element that hosts toolbars.
private struct ContainerBackground<Content: View>: View, PrimitiveView {
  let content: Content?
  let alignment: Alignment

  func content(in environment: EnvironmentValues) -> ViewContent {
    guard let content else { return .hoisted(EmptyView()) }
    var layer = ViewElement(details: .layer(isInFront: false))
    layer.style.alignment = alignment.element
    return .hoisted(ElementView(ElementContent(layer, content: ZStack { content })))
  }
}
#endif
