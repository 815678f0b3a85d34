#if PortableViews
public import Foundation

/// A layout of any type, to switch between types of layout without new views.
///
/// ```swift
/// let isWide = true
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// let view = layout { Text("One") }
/// ```
public struct AnyLayout: Layout {
  let layout: any Layout

  /// Creates a layout from one of any type.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The cache of the erased layout.
  public struct Cache {
    let runner: LayoutRunner
  }

  /// Creates the cache of the erased layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(runner: makeRunner(of: layout))
  }

  /// Updates the cache of the erased layout, or makes it again for another type of layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if !cache.runner.update(to: layout) { cache = makeCache(subviews: subviews) }
  }

  /// Returns the size that the erased layout returns.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.runner.size(proposal, subviews)
  }

  /// Places the subviews as the erased layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.runner.place(in: bounds, proposal, subviews)
  }

  /// Returns the position that the erased layout returns.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.runner.explicitPosition(of: guide.key, in: bounds, proposal, subviews)
  }

  /// Returns the position that the erased layout returns.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.runner.explicitPosition(of: guide.key, in: bounds, proposal, subviews)
  }
}

/// A layout with its cache.
class LayoutRunner {
  /// Takes another value of the layout; returns `false` if its type is another.
  func update(to layout: any Layout) -> Bool { false }
  /// The axis along which the layout is a stack.
  var orientation: Axis? { nil }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  /// The position that the layout itself gives a guide; `nil` for none.
  func explicitPosition(
    of guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }
  /// Notes that the subviews have changed.
  func subviewsDidChange() {}
}

func makeRunner<L: Layout>(of layout: L) -> LayoutRunner { TypedLayoutRunner(layout) }

/// A layout of one type with its cache.
private final class TypedLayoutRunner<L: Layout>: LayoutRunner {
  private var layout: L
  private var cache: L.Cache?
  private var isStale = false

  init(_ layout: L) {
    self.layout = layout
  }

  override func update(to layout: any Layout) -> Bool {
    guard let layout = layout as? L else { return false }
    self.layout = layout
    isStale = true
    return true
  }

  override func subviewsDidChange() { isStale = true }

  override var orientation: Axis? {
    guard let erased = layout as? AnyLayout else {
      return L.layoutProperties.stackOrientation
    }
    return type(of: erased.layout).layoutProperties.stackOrientation
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitPosition(
    of guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) { cache in
      switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if isStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    isStale = false
    defer { self.cache = cache }
    return body(&cache)
  }
}
#endif
