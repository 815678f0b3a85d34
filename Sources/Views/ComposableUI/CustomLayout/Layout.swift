#if PortableViews
public import Foundation

/// A type that places the views of a container.
///
/// A layout measures its subviews by proposing sizes to them, and places each of them:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var point = bounds.origin
///     for subview in subviews {
///       subview.place(at: point, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///     }
///   }
/// }
///
/// let view = Diagonal()() {
///   Text("One")
///   Text("Two")
/// }
/// ```
///
/// The renderer measures the subviews. A layout runs again, with the same subviews, when it has asked
/// for sizes that the renderer has not measured yet; its functions must depend on their arguments
/// alone.
public protocol Layout {
  /// The data that a layout keeps between its calls.
  associatedtype Cache = Void

  /// The properties of all layouts of the type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for subviews that the layout gets for the first time.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after a change of the layout or of its subviews.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers to the views around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview; those that it does not place are in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a horizontal alignment guide; `nil` for the one that follows from the
  /// subviews' guides.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a vertical alignment guide; `nil` for the one that follows from the
  /// subviews' guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The subviews of a layout.
  typealias Subviews = LayoutSubviews
}

extension Layout {
  /// The properties of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the spacing of all subviews together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns `nil`: the position follows from the subviews' guides.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Returns `nil`: the position follows from the subviews' guides.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  /// Combines the layout with views to a container.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a type of layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout is a stack; `nil` for another layout.
  ///
  /// Spacers and dividers follow it.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is no stack.
  public init() {}

  init(stackOrientation: Axis) {
    self.stackOrientation = stackOrientation
  }
}

/// A container whose subviews a layout places.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ElementContent(ViewElement(L.role), content: content)
    element.layout = layout
    return .element(element)
  }
}

extension Layout {
  /// The role of the container: a stack's for spacers and dividers, otherwise a box's.
  fileprivate static var role: ViewElement.Role {
    switch layoutProperties.stackOrientation {
    case .horizontal: .horizontalStack
    case .vertical: .verticalStack
    case nil: .overlayStack
    }
  }
}
#endif
