#if PortableViews
public import Foundation

/// The measured geometry of a view.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize

  /// The space that bars cover: always none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  init(size: CGSize) {
    self.size = size
  }
}

/// A view that takes all available space, and builds its content from the size of that.
///
/// The renderer measures the space. Before its first measurement, the size is that of the window. The
/// content is built again when the size changes, and nothing else is.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates a view whose content gets the size of the available space.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let window = environment.windowSize
    return .observing(
      ObservingContent(model: { StateLocation<CGSize?>(nil) }) { measured in
        let inside = ObservingView { [content] in
          let size = measured.get() ?? window?.value ?? RendererEnvironment().size
          content(GeometryProxy(size: size))
        }
        var box = ElementContent(ViewElement(.box), content: inside)
        box.handlers.add(.resize, size: { if measured.get() != $0 { measured.set($0) } })
        // As a modifier, so that padding around the reader is no part of the measured space.
        return ElementView(box)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      })
  }
}

extension View {
  /// Runs an action with a value made from the view's size: at first, and when the value changes.
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

  /// Runs an action with the old and the new value made from the view's size, when it changes.
  ///
  /// At first, both values are the same.
  public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

private struct GeometryChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// The value that the action got last.
  @MainActor
  private final class Model {
    var last: Value?
  }

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: Model.init) { model in
        var handlers = EventHandlers()
        handlers.add(
          .resize,
          size: { size in
            let new = transform(GeometryProxy(size: size))
            guard new != model.last else { return }
            let old = model.last ?? new
            model.last = new
            action(old, new)
          })
        var decoration = Decoration(.gesture)
        decoration.handlers = handlers
        return DecoratedView(content: content, decoration: decoration)
      })
  }
}

/// A proxy for scrolling to views, without effect.
public struct ScrollViewProxy: Sendable {
  /// Accepts an id, without effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that gives its content a proxy for scrolling, which has no effect.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Creates a view whose content gets a proxy for scrolling.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content, given a proxy for scrolling.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A point in a view, from 0 to 1 along both axes.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left edge, as a fraction of the width.
  public var x: Double
  /// The distance from the top edge, as a fraction of the height.
  public var y: Double

  /// Creates a point from fractions of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The centre of the view.
  public static let center = Self(x: 0.5, y: 0.5)
  /// The middle of the top edge.
  public static let top = Self(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = Self(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = Self(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = Self(x: 1, y: 0.5)
  /// The top leading corner.
  public static let topLeading = Self(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = Self(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = Self(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = Self(x: 1, y: 1)
}
#endif
