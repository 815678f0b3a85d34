#if PortableViews
public import Foundation

/// What a view may know of its place on the screen: a size that is only nominal.
///
/// Renderers lay out what they draw themselves, and tell no sizes.
public struct GeometryProxy: Sendable {
  /// The size: that of a usual window.
  public var size: CGSize { CGSize(width: 680, height: 480) }
  /// The space that bars cover: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// Views that are made for a size, which is only nominal.
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The views, with all the space there is.
  public var body: some View {
    VStack { content(GeometryProxy()) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Scrolls to a view by its id: browsers scroll by themselves, and it does nothing.
public struct ScrollViewProxy: Sendable {
  /// Accepts an id.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Views that may be scrolled to.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A point in a view, from 0 to 1 along both axes.
public struct UnitPoint: Hashable, Sendable {
  /// How far from the left.
  public var x: Double
  /// How far from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
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
