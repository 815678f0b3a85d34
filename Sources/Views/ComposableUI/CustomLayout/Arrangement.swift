#if PortableViews
import Foundation

/// A layout with its subviews, and with the sizes that the renderer has measured so far.
///
/// A run of the layout uses the sizes that are known, and notes the proposals for which they are not.
/// The outcome of such a run is dropped but for its questions. The run is repeated with the answers.
package final class Arrangement {
  /// A subview of the layout.
  package struct Child {
    /// The identity, the same as long as the subview exists.
    let id: Int
    /// The role of the subview's element.
    let role: ViewElement.Role
    let priority: Double
    let values: LayoutValues?
    /// The arrangement of the subview, if it is one; its sizes follow from its own subviews.
    let nested: Arrangement?

    package init(
      id: Int, role: ViewElement.Role, priority: Double, values: LayoutValues?,
      nested: Arrangement?
    ) {
      self.id = id
      self.role = role
      self.priority = priority
      self.values = values
      self.nested = nested
    }
  }

  /// The outcome of a run.
  package struct Outcome {
    /// The description for the renderer.
    package var arrangement: ElementArrangement
    /// The places of the subviews; `nil` if their sizes are not known.
    package var placements: [ElementPlacement]?
  }

  /// The most runs that ask for other sizes than the one before, without a change in between.
  private static let questionLimit = 16
  /// The most proposals to measure; earlier ones are dropped for new ones.
  private static let proposalLimit = 24

  private(set) var children: [Child] = []
  package var layoutDirection = LayoutDirection.leftToRight
  private var runner: LayoutRunner
  private var available: ProposedViewSize?
  private var sizes: [Int: [ProposedViewSize: CGSize]] = [:]
  /// The question that the renderer got last.
  package private(set) var asked = ElementArrangement(revision: 0, proposals: [])
  private var questionCount = 0
  /// The proposals without a known size of this run, and of the outer arrangement's.
  private var missing: Set<ProposedViewSize> = []
  private var places: [ElementPlacement?] = []
  private var isOffered = false

  package init(_ layout: any Layout) {
    runner = makeRunner(of: layout)
  }

  /// Takes another value of the layout, or another layout.
  package func update(to layout: any Layout) {
    if !runner.update(to: layout) { runner = makeRunner(of: layout) }
    questionCount = 0
  }

  /// Takes the current subviews.
  package func update(to children: [Child]) {
    let hasChanged = children.map(\.id) != self.children.map(\.id)
    self.children = children
    guard hasChanged else { return }
    let ids = Set(children.map(\.id))
    sizes = sizes.filter { ids.contains($0.key) }
    runner.subviewsDidChange()
    asked.revision += 1
    questionCount = 0
  }

  /// Takes the sizes that the renderer has measured.
  ///
  /// Returns `false` for a report that does not belong to the current questions and subviews, and for
  /// one with a size that no view can have: layouts count on what they get.
  package func take(_ report: ArrangementReport) -> Bool {
    guard report.revision == asked.revision, report.sizes.count == asked.proposals.count,
      report.sizes.allSatisfy({ $0.count == children.count }),
      zip(asked.proposals, report.sizes).allSatisfy({ proposal, sizes in
        sizes.allSatisfy { Self.isPossible($0, for: proposal) }
      })
    else { return false }
    if !isOffered, available != report.available {
      available = report.available
      questionCount = 0
    }
    sizes = [:]
    for (proposal, measured) in zip(asked.proposals, report.sizes) {
      for (child, size) in zip(children, measured) {
        sizes[child.id, default: [:]][proposal] = size
      }
    }
    // The caches of layouts may be made of the earlier sizes.
    runner.subviewsDidChange()
    return true
  }

  /// Whether a view can have a size: an infinite length is one that was proposed.
  private static func isPossible(_ size: CGSize, for proposal: ProposedViewSize) -> Bool {
    func isPossible(_ length: CGFloat, _ proposed: CGFloat?) -> Bool {
      length >= 0 && (length.isFinite || proposed == .infinity)
    }
    return isPossible(size.width, proposal.width) && isPossible(size.height, proposal.height)
  }

  /// Runs the layout.
  package func run() -> Outcome {
    places = children.map { _ in nil }
    // The sizes of a subview that is an arrangement may have changed.
    if children.contains(where: { $0.nested != nil }) { runner.subviewsDidChange() }
    let subviews = LayoutSubviews(self, indices: children.indices)
    let proposal = available ?? .unspecified
    let size = Self.finite(runner.size(proposal, subviews), or: proposal)
    var widest = proposal
    widest.width = .infinity
    let fillsWidth = runner.size(widest, subviews).width == .infinity
    runner.place(in: CGRect(origin: .zero, size: size), proposal, subviews)
    let placements = zip(children.indices, places).map { index, place in
      place ?? centered(index, in: size, proposal: proposal)
    }
    guard !ask(), available != nil else {
      return Outcome(arrangement: asked, placements: nil)
    }
    asked.size = size
    asked.fillsWidth = fillsWidth
    return Outcome(arrangement: asked, placements: placements)
  }

  /// Asks for the sizes that the run lacks; returns whether it lacks any.
  private func ask() -> Bool {
    defer { missing = [] }
    guard lacksSizes else { return false }
    if !missing.isEmpty, questionCount < Self.questionLimit {
      let all = missing.union(asked.proposals)
      let proposals = all.count > Self.proposalLimit ? missing : all
      if proposals != Set(asked.proposals) {
        asked.proposals = proposals.sorted { Self.order($0) < Self.order($1) }
        asked.revision += 1
        questionCount += 1
      }
    }
    return true
  }

  private var lacksSizes: Bool {
    !missing.isEmpty || children.contains { $0.nested?.lacksSizes == true }
  }

  private static func order(_ proposal: ProposedViewSize) -> (CGFloat, CGFloat) {
    (proposal.width ?? -1, proposal.height ?? -1)
  }

  /// Replaces lengths that a container cannot have.
  private static func finite(_ size: CGSize, or proposal: ProposedViewSize) -> CGSize {
    func length(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      if length.isFinite { return max(length, 0) }
      return proposed.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 0
    }
    return CGSize(
      width: length(size.width, proposal.width), height: length(size.height, proposal.height))
  }
}

extension Arrangement {
  /// Returns the size of a subview for a proposal, or zero if it is not known yet.
  func size(of index: Int, for proposal: ProposedViewSize) -> CGSize {
    let child = children[index]
    if let size = ownSize(of: child.role, for: proposal) { return size }
    if let nested = child.nested {
      return nested.runner.size(proposal, LayoutSubviews(nested, indices: nested.children.indices))
    }
    if let size = sizes[child.id].flatMap({ Self.size(for: proposal, from: $0) }) { return size }
    missing.insert(proposal)
    return .zero
  }

  /// The size of a subview that follows from the sizes that are known.
  ///
  /// A view that leaves a part of what it is proposed chooses the same size without that part, and one
  /// that chooses the same for a shorter and a longer proposal chooses it for those in between.
  private static func size(
    for proposal: ProposedViewSize, from known: [ProposedViewSize: CGSize]
  ) -> CGSize? {
    if let size = known[proposal] { return size }
    for axis in Axis.allCases {
      guard let length = proposal[axis] else { continue }
      var shorter: Set<[CGFloat]> = []
      var longer: Set<[CGFloat]> = []
      for (other, size) in known where other[axis.other] == proposal[axis.other] {
        guard let otherLength = other[axis] else { continue }
        if otherLength >= length, size[axis] <= length { return size }
        if otherLength <= length { shorter.insert([size.width, size.height]) }
        if otherLength >= length { longer.insert([size.width, size.height]) }
      }
      if let same = shorter.intersection(longer).first {
        return CGSize(width: same[0], height: same[1])
      }
    }
    return nil
  }

  /// The size of an element whose length depends on the stack alone.
  private func ownSize(of role: ViewElement.Role, for proposal: ProposedViewSize) -> CGSize? {
    guard let axis = runner.orientation else { return nil }
    var size = CGSize.zero
    switch role {
    case .spacer: size[axis] = max(proposal[axis] ?? 0, 8)
    case .divider:
      size[axis] = 1
      size[axis.other] = proposal[axis.other] ?? 10
    default: return nil
    }
    return size
  }

  /// Returns the size and the guides of a subview for a proposal.
  func dimensions(of index: Int, for proposal: ProposedViewSize) -> ViewDimensions {
    let child = children[index]
    let size = size(of: index, for: proposal)
    var guides = child.nested?.explicitGuides(for: proposal, size: size) ?? [:]
    for (key, position) in child.values?.guides ?? [:] {
      guides[key] = position(ViewDimensions(size, guides: guides))
    }
    return ViewDimensions(size, guides: guides)
  }

  /// The guides that the subviews set, or the layout itself, in a container of a size.
  private func explicitGuides(
    for proposal: ProposedViewSize, size: CGSize
  ) -> [AlignmentKey: CGFloat] {
    let keys = Set(children.flatMap { $0.allGuides })
    guard !keys.isEmpty else { return [:] }
    let subviews = LayoutSubviews(self, indices: children.indices)
    let bounds = CGRect(origin: .zero, size: size)
    places = children.map { _ in nil }
    runner.place(in: bounds, proposal, subviews)
    var guides: [AlignmentKey: CGFloat] = [:]
    for key in keys {
      guides[key] =
        runner.explicitPosition(of: key, in: bounds, proposal, subviews) ?? position(of: key)
    }
    return guides
  }

  /// The mean position of a guide in the subviews that set it.
  private func position(of key: AlignmentKey) -> CGFloat? {
    let positions = zip(children.indices, places).compactMap { index, place -> CGFloat? in
      guard let frame = place?.frame, children[index].allGuides.contains(key),
        let position = dimensions(of: index, for: ProposedViewSize(frame.size)).guides[key]
      else { return nil }
      return position + (key.axis == .horizontal ? frame.minX : frame.minY)
    }
    guard !positions.isEmpty else { return nil }
    return positions.reduce(0, +) / CGFloat(positions.count)
  }

  func place(
    _ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let size = Self.finite(size(of: index, for: proposal), or: proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    places[index] = ElementPlacement(frame: CGRect(origin: origin, size: size))
    children[index].nested?.offer(proposal)
  }

  func hide(_ index: Int) {
    places[index] = ElementPlacement(frame: .zero, isShown: false)
  }

  /// The place of a subview that the layout has not placed.
  private func centered(
    _ index: Int, in size: CGSize, proposal: ProposedViewSize
  ) -> ElementPlacement {
    place(
      index, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
      proposal: proposal)
    return places[index] ?? ElementPlacement(frame: .zero, isShown: false)
  }

  /// Takes the proposal of the outer arrangement, which replaces what the renderer measures.
  private func offer(_ proposal: ProposedViewSize) {
    isOffered = true
    available = proposal
  }
}

extension Arrangement.Child {
  /// The guides that the subview, or a view inside of it, sets.
  fileprivate var allGuides: Set<AlignmentKey> {
    var keys = Set((values?.guides ?? [:]).keys)
    for child in nested?.children ?? [] { keys.formUnion(child.allGuides) }
    return keys
  }
}
#endif
