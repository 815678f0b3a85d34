#if PortableViews
public import Foundation

/// The place that a scroll view is scrolled to: a view, an edge or an offset.
///
/// ```swift
/// struct LogView: View {
///   let lines: [String]
///   @State private var position = ScrollPosition(edge: .bottom)
///
///   var body: some View {
///     ScrollView {
///       ForEach(lines, id: \.self) { Text($0) }
///     }
///     .scrollPosition($position)
///     Button("To the top") {
///       withAnimation { position.scrollTo(edge: .top) }
///     }
///   }
/// }
/// ```
///
/// As the user scrolls, the position gets the identity of the view at the anchor, of those in the layout
/// with `scrollTargetLayout(isEnabled:)`, or `nil` if that has not the type of the position. Without such a
/// layout it stays as the views have set it.
public struct ScrollPosition: Sendable {
  enum Place: Equatable, Sendable {
    case view(anchor: UnitPoint?)
    case edge(Edge)
    case offset(ScrollOffset)
  }

  private var idType: any (Hashable & Sendable).Type
  /// The place that views have set; `nil` before, and after the user has scrolled.
  private(set) var place: Place?
  /// The number of times that views have set the place.
  private(set) var requests = 0

  /// The identity of the view that is shown: the one that views or the user have scrolled to.
  public private(set) var viewID: (any Hashable & Sendable)?

  /// Whether the user has scrolled since the views have.
  public private(set) var isPositionedByUser = false

  /// Creates a position that is where the scroll view begins.
  ///
  /// - Parameter idType: The type of identities that the position gets as the user scrolls.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.idType = idType
  }

  /// Creates a position at a view, whose identity has the type that the position gets.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the view that goes to the same point of the scroll view; `nil` to scroll as
  ///     little as the view needs to show.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    idType = type(of: id)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.idType = idType
    scrollTo(edge: edge)
  }

  /// Creates a position at an offset, in points from the leading edge and the top of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.idType = idType
    scrollTo(point: point)
  }

  /// Creates a position at an offset, in points from the leading edge and the top of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Creates a position at an offset, in points from the leading edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.idType = idType
    scrollTo(x: x)
  }

  /// Creates a position at an offset, in points from the top of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.idType = idType
    scrollTo(y: y)
  }

  /// The edge that views have scrolled to; `nil` at another place, and after the user has scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The offset along both axes that views have scrolled to; `nil` at another place, and after the user has
  /// scrolled.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The offset along the horizontal axis that views have scrolled to; `nil` at another place, and after the
  /// user has scrolled.
  public var x: CGFloat? {
    guard case .offset(let offset) = place else { return nil }
    return offset.x.map { CGFloat($0) }
  }

  /// The offset along the vertical axis that views have scrolled to; `nil` at another place, and after the
  /// user has scrolled.
  public var y: CGFloat? {
    guard case .offset(let offset) = place else { return nil }
    return offset.y.map { CGFloat($0) }
  }

  /// Returns the identity of the view that is shown, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The point of the view that goes to the same point of the scroll view; `nil` to scroll as
  ///     little as the view needs to show.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(anchor: anchor), id)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to an offset, in points from the leading edge and the top of the content.
  public mutating func scrollTo(point: CGPoint) {
    go(to: .offset(ScrollOffset(x: point.x, y: point.y)))
  }

  /// Scrolls to an offset, in points from the leading edge and the top of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  /// Scrolls to an offset, in points from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(ScrollOffset(x: x))) }

  /// Scrolls to an offset, in points from the top of the content.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(ScrollOffset(y: y))) }

  private mutating func go(to place: Place, _ id: (any Hashable & Sendable)? = nil) {
    self.place = place
    viewID = id
    isPositionedByUser = false
    requests += 1
  }

  /// Takes the first of the identities of the view that the user has scrolled to that is of the type of
  /// the position, or none.
  mutating func userDidScroll(to identities: [AnyHashable]) {
    func first<T: Hashable & Sendable>(_: T.Type) -> (any Hashable & Sendable)? {
      identities.lazy.compactMap { $0.base as? T }.first
    }
    place = nil
    viewID = first(idType)
    isPositionedByUser = true
  }

  /// The scrolling that views have asked for; `nil` for none.
  var wish: ScrollWish? {
    switch place {
    case .view(let anchor):
      viewID.map { ScrollWish(place: .view(AnyHashable($0), anchor: anchor), request: requests) }
    case .edge(let edge):
      switch edge {
      case .top: ScrollWish(place: .offset(ScrollOffset(y: 0)), request: requests)
      case .leading: ScrollWish(place: .offset(ScrollOffset(x: 0)), request: requests)
      case .bottom: ScrollWish(place: .offset(ScrollOffset(y: .infinity)), request: requests)
      case .trailing: ScrollWish(place: .offset(ScrollOffset(x: .infinity)), request: requests)
      }
    case .offset(let offset): ScrollWish(place: .offset(offset), request: requests)
    case nil: nil
    }
  }
}

extension ScrollPosition: Equatable {
  /// Returns whether two positions are the same, after the same number of requests of their views.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.place == rhs.place && lhs.requests == rhs.requests
      && lhs.isPositionedByUser == rhs.isPositionedByUser
      && lhs.viewID.map { AnyHashable($0) } == rhs.viewID.map { AnyHashable($0) }
  }
}
#endif
