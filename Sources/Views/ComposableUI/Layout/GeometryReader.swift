#if PortableViews
import Foundation

/// A view that takes all available space, and builds its content from the geometry of that.
///
/// Several views of the content are over each other, at the top leading corner.
///
/// The renderer measures the space. Before its first measurement, the size is the window's. The
/// content is built again when the size changes, and after a change of the position if the content has
/// read a frame or an anchor.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates a view whose content gets the geometry of the available space.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let window = environment.windowSize
    let spaces = environment.coordinateSpaces
    return .observing(
      ObservingContent(model: GeometryModel.init) { model in
        let inside = ObservingView { [content] in
          let size = model.size.get() ?? window?.value ?? RendererEnvironment().size
          content(GeometryProxy(size: size, model: model, spaces: spaces))
        }
        var layers = ViewElement(.overlayStack)
        layers.style.alignment = Alignment.topLeading.element
        var box = ElementContent(
          ViewElement(.box), content: ElementView(ElementContent(layers, content: inside)))
        box.handlers.add(.resize, frame: model.update)
        // As a modifier, so that padding around the reader is no part of the measured space.
        return ElementView(box)
          .frame(
            minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
            alignment: .topLeading)
      })
  }
}

extension View {
  /// Runs an action with a value made from the view's geometry: at first, and when the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A function that makes the value from the measured geometry.
  ///   - action: A function that takes the new value.
  public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Runs an action with the old and the new value made from the view's geometry, when it changes.
  ///
  /// At first, both values are the same.
  public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    GeometryChangeView(content: self, transform: transform, action: action)
  }

  /// Measures the view for a model.
  func measured(by model: GeometryModel) -> some View {
    gestures { $0.add(.resize, frame: model.update) }
  }
}

private struct GeometryChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// The value that the action got last, and the geometry that it was made from.
  @MainActor
  private final class Model {
    let geometry = GeometryModel()
    var last: Value?
  }

  func content(in environment: EnvironmentValues) -> ViewContent {
    let spaces = environment.coordinateSpaces
    return .observing(
      ObservingContent(model: Model.init) { model in
        content.gestures { handlers in
          let measure = { (frame: CGRect) in
            model.geometry.update(frame)
            let new = transform(
              GeometryProxy(size: frame.size, model: model.geometry, spaces: spaces))
            guard new != model.last else { return }
            let old = model.last ?? new
            model.last = new
            action(old, new)
          }
          handlers.add(.resize, frame: measure)
        }
      })
  }
}
#endif
