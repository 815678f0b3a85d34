#if PortableViews
public import Foundation

/// The part of a view at which a popover is.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view: the middle, a corner or the middle of an edge, whichever is nearest.
  case point(UnitPoint)
}

extension View {
  /// Presents a popover at the view while a binding holds an item.
  ///
  /// In a narrow window, and where there is no room at the view, the popover is in the middle.
  ///
  /// - Parameters:
  ///   - item: The item; dismissing the popover sets it to `nil`.
  ///   - attachmentAnchor: The part of the view at which the popover is.
  ///   - arrowEdge: The edge of that part at which the popover is, below or above it by default.
  ///   - content: Makes the content of the popover.
  @ViewBuilder
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    if let mark = attachmentAnchor.mark {
      overlay(alignment: mark.alignment) {
        mark.presenting(.popover, edge: arrowEdge, item: item, content: content)
      }
    } else {
      presenting(.popover, edge: arrowEdge, item: item, content: content)
    }
  }

  /// Presents a popover at the view while a binding is true.
  ///
  /// In a narrow window, and where there is no room at the view, the popover is in the middle.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover shows; dismissing it sets the binding to false.
  ///   - attachmentAnchor: The part of the view at which the popover is.
  ///   - arrowEdge: The edge of that part at which the popover is, below or above it by default.
  ///   - content: Makes the content of the popover.
  @ViewBuilder
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if let mark = attachmentAnchor.mark {
      overlay(alignment: mark.alignment) {
        mark.presenting(.popover, edge: arrowEdge, isPresented: isPresented, content: content)
      }
    } else {
      presenting(.popover, edge: arrowEdge, isPresented: isPresented, content: content)
    }
  }
}

/// A mark over a part of a view, which presents a popover in place of the view.
private struct PopoverMark: View {
  let alignment: Alignment
  let rect: CGRect

  var body: some View {
    Color.clear.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
      .allowsHitTesting(false)
  }
}

extension PopoverAttachmentAnchor {
  /// The mark over the part of the view; `nil` for all of it.
  fileprivate var mark: PopoverMark? {
    switch self {
    case .rect(let source) where source.isWhole: nil
    case .rect(let source): PopoverMark(alignment: .topLeading, rect: source.value(.zero))
    case .point(let point): PopoverMark(alignment: point.nearestAlignment, rect: .zero)
    }
  }
}

extension UnitPoint {
  /// The alignment of the nearest of a rectangle's corners, the middles of its edges and its middle.
  fileprivate var nearestAlignment: Alignment {
    Alignment(
      horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
      vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
  }
}
#endif
