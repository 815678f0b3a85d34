#if PortableViews
/// The subviews of a view, in order.
///
/// As a view, the collection is all of them.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  @MainActor
  init(of view: some View) { subviews = Subview.subviews(of: view) }

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The index of the first subview.
  public var startIndex: Int { 0 }

  /// The index after the last subview.
  public var endIndex: Int { subviews.count }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews at several indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// The subviews.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the subviews of a view, in order.
///
/// As a view, the slice is all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let subviews: ArraySlice<Subview>

  /// The index of the first subview, which is the one in the collection.
  public var startIndex: Int { subviews.startIndex }

  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The subviews at several indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The subviews.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// The subviews of a view, for a `ForEach`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  fileprivate let subviews: SubviewsCollection

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }

  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach {
  /// Creates views from the subviews of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Makes a view from a subview.
  @MainActor
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      ForEachSubviewCollection(subviews: SubviewsCollection(of: view)), content: content)
  }
}

/// A view that a function makes from the subviews of another.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
  fileprivate let subviews: Subviews
  fileprivate let transform: (SubviewsCollection) -> Content

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(ObservingContent { transform(SubviewsCollection(of: subviews)) })
  }
}

extension Group {
  /// Creates a view from the subviews of another one.
  ///
  /// ```swift
  /// struct Deck<Content: View>: View {
  ///   @ViewBuilder let content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { cards in
  ///       if let first = cards.first { first.font(.title) }
  ///       cards.dropFirst()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view with the subviews.
  ///   - transform: Makes the new view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }
}
#endif
