#if PortableViews
import Foundation

/// A view that shows the first of its views that fits in the available space.
///
/// A view fits if its ideal size is not greater than the space along the axes. If none fits, the last
/// one shows. All views are made; those that do not show are hidden and take no events.
///
/// ```swift
/// let view = ViewThatFits(in: .horizontal) {
///   HStack { Text("Uploaded"); Text("today at noon") }
///   Text("Uploaded")
/// }
/// ```
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view from views in the order of preference.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit.
  ///   - content: The views, the most preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    LayoutView(layout: FittingLayout(axes: axes), content: content).content(in: environment)
  }
}

/// The layout that places the first subview that fits, and hides the others.
private struct FittingLayout: Layout {
  let axes: Axis.Set

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    chosen(proposal, subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let chosen = chosen(proposal, subviews)
    for subview in subviews {
      if subview == chosen {
        subview.place(at: bounds.origin, proposal: proposal)
      } else {
        subview.hide()
      }
    }
  }

  private func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutSubview? {
    subviews.first { subview in
      let size = subview.sizeThatFits(.unspecified)
      return fits(size, proposal, .horizontal) && fits(size, proposal, .vertical)
    } ?? subviews.last
  }

  private func fits(_ size: CGSize, _ proposal: ProposedViewSize, _ axis: Axis) -> Bool {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical),
      let length = proposal[axis]
    else { return true }
    return size[axis] <= length
  }
}
#endif
