#if PortableViews
public import Foundation

extension View {
  /// Gives the view the size of the scroll view or the screen around it, along some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view has the container's length.
  ///   - alignment: The place of the view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view its share of the scroll view or the screen around it, along some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view has a share of the container's length.
  ///   - count: The number of shares.
  ///   - span: The number of shares that the view has.
  ///   - spacing: The space between shares, in points.
  ///   - alignment: The place of the view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let share = (length - spacing * (count - 1)) / count
      return share * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view lengths made from the scroll view's or the screen's around it.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view has such a length.
  ///   - alignment: The place of the view in its frame.
  ///   - length: A function that makes a length from the container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// A view with lengths made from the scroll view's or the screen's around it.
private struct ContainerRelativeView<Content: View>: View, PrimitiveView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func content(in environment: EnvironmentValues) -> ViewContent {
    let window = environment.windowSize
    return .observing(
      ObservingContent(model: MeasuredSize.init) { [content, axes, alignment, length] model in
        let size = model.value ?? window?.value ?? RendererEnvironment().size
        func own(_ axis: Axis, _ container: CGFloat) -> Double? {
          guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
          return Double(max(length(container, axis), 0))
        }
        return
          content
          .frame(
            width: own(.horizontal, size.width), height: own(.vertical, size.height),
            alignment: alignment
          )
          .gestures { $0.add(.resize, frame: model.update) }
          .decorated(.gesture) { $0.effects.measuresContainer = true }
      })
  }
}
#endif
