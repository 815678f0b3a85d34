#if PortableViews
public import Foundation

/// The arrangement of an element's children by a layout that needs their sizes.
///
/// The renderer measures each child for each proposal, and reports the sizes as
/// ``ArrangementReport``. The layout answers with the placements of the children. A renderer reports
/// again when a size has changed.
public struct ElementArrangement: Hashable, Sendable {
  /// The number that the next report must have.
  public var revision: Int
  /// The proposals for which each child is to be measured.
  public var proposals: [ProposedViewSize]
  /// The size of the content; `nil` before the first report.
  public var size: CGSize?
  /// Whether the element takes all of the available width.
  public var fillsWidth: Bool

  init(
    revision: Int, proposals: [ProposedViewSize], size: CGSize? = nil, fillsWidth: Bool = false
  ) {
    self.revision = revision
    self.proposals = proposals
    self.size = size
    self.fillsWidth = fillsWidth
  }

  /// Hashes the revision.
  public func hash(into hasher: inout Hasher) { hasher.combine(revision) }
}

/// The place of an element in an arrangement.
public struct ElementPlacement: Hashable, Sendable {
  /// The frame in the arrangement's content, its x from the leading edge.
  public var frame: CGRect
  /// Whether the element shows.
  public var isShown: Bool

  init(frame: CGRect, isShown: Bool = true) {
    self.frame = frame
    self.isShown = isShown
  }

  /// Hashes the position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame.origin.x)
    hasher.combine(frame.origin.y)
  }
}

/// The sizes that a renderer has measured for an arrangement.
public struct ArrangementReport: Equatable, Sendable {
  /// The revision of the arrangement that was measured.
  public var revision: Int
  /// The available size; a length is `nil` if the surroundings do not limit it.
  public var available: ProposedViewSize
  /// The sizes of the children in their order, for each proposal of the arrangement.
  public var sizes: [[CGSize]]

  /// Creates a report.
  public init(revision: Int, available: ProposedViewSize, sizes: [[CGSize]]) {
    self.revision = revision
    self.available = available
    self.sizes = sizes
  }
}
#endif
