#if PortableViews
import Foundation

/// A stack of views side by side.
public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .stack(
      .horizontalStack, spacing: spacing,
      alignment: ElementAlignment(vertical: alignment.element),
      layout: alignment.isCustom
        ? HStackLayout(alignment: alignment, spacing: spacing.map { CGFloat($0) }) : nil,
      content)
  }
}

/// A stack of views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a vertical stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent { content(maxWidth: nil) }

  /// The content of the stack, with a greatest width.
  func content(maxWidth: Double?) -> ViewContent {
    .stack(
      .verticalStack, spacing: spacing,
      alignment: ElementAlignment(horizontal: alignment.element), maxWidth: maxWidth,
      layout: alignment.isCustom
        ? VStackLayout(alignment: alignment, spacing: spacing.map { CGFloat($0) }) : nil,
      content)
  }
}

/// A stack of views on top of each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack whose later views are in front of earlier ones.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .stack(
      .overlayStack, spacing: nil, alignment: alignment.element,
      layout: alignment.horizontal.isCustom || alignment.vertical.isCustom
        ? ZStackLayout(alignment: alignment) : nil,
      content)
  }
}

extension ViewContent {
  fileprivate static func stack(
    _ role: ViewElement.Role, spacing: Double?, alignment: ElementAlignment,
    maxWidth: Double? = nil, layout: (any Layout)?, _ content: any View
  ) -> Self {
    var element = ViewElement(role)
    element.style = .aligned(alignment)
    element.style.spacing = spacing
    element.style.maxWidth = maxWidth
    var stack = ElementContent(element, content: content)
    if let layout { stack.layout = layout }
    return .element(stack)
  }
}
#endif
