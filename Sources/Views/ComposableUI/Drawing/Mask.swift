#if PortableViews
import Foundation

extension View {
  /// Shows of the view what lies under another view, as far as that is opaque.
  ///
  /// The mask is drawn once for each size as its texts, symbols, shapes, colours and gradients. It
  /// takes no events, and state inside of it has its initial value.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows of the view what lies under another view, as far as that is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

private struct MaskedView<Content: View, Mask: View>: View, PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: MeasuredSize.init) { model in
        let size = model.value
        var decoration = Decoration(.clip) { $0.mask = details(size, in: environment) }
        var handlers = EventHandlers()
        handlers.add(.resize, frame: model.update)
        decoration.handlers = handlers
        return content.decorated(decoration)
      })
  }

  /// Returns the drawing of the mask; until the size is known, a stretched square.
  private func details(_ size: CGSize?, in environment: EnvironmentValues) -> DrawingDetails {
    let frame = size ?? OutlineFit.drawingSize
    let drawn = SymbolDrawing(environment: environment, proposal: frame).symbol(of: mask)
    let (horizontal, vertical) = (alignment.element.horizontal, alignment.element.vertical)
    let place = CGPoint(
      x: (frame.width - drawn.size.width) * horizontal.share,
      y: (frame.height - drawn.size.height) * vertical.share)
    var group = DrawingGroup()
    group.transform = CGAffineTransform(translationX: place.x, y: place.y)
    return DrawingDetails(
      width: frame.width, height: frame.height, fit: size == nil ? .stretched : .points,
      marks: [.group(group, drawn.marks)])
  }
}

extension ElementAlignment.Horizontal {
  /// The share of the free space that is before what is aligned.
  fileprivate var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension ElementAlignment.Vertical {
  /// The share of the free space that is above what is aligned.
  fileprivate var share: CGFloat {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
#endif
