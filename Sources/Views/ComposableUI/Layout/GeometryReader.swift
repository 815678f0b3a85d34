#if PortableViews
public import Foundation

/// The size that a ``GeometryReader`` gives its content.
public struct GeometryProxy: Sendable {
  /// The size in points.
  ///
  /// The size of the window, wherever the reader is: elements are not measured yet.
  public let size: CGSize

  /// The space that bars cover: always none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  init(size: CGSize) {
    self.size = size
  }
}

/// A view that builds its content from the size of the window.
///
/// The content is built again when the size changes. Inside of padding or a stack, the reader has
/// less space than the window, but its content gets the size of the window all the same.
public struct GeometryReader<Content: View>: View {
  @Environment(\.windowSize) private var window
  let content: (GeometryProxy) -> Content

  /// Creates a view whose content gets the size of the window.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The content, which fills the available space.
  public var body: some View {
    VStack { content(GeometryProxy(size: window?.value ?? RendererEnvironment().size)) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
