#if PortableViews
public import ComposableUI
import Foundation
public import ViewGraph

/// A renderer that keeps the tree as a value, built from the patches alone.
@MainActor
public final class HeadlessRenderer: Renderer {
  /// The drawn tree; `nil` before the first mount.
  public private(set) var tree: ElementTree?

  /// The patches of each pass since the tree was mounted, or since `takePasses()`.
  public private(set) var passes: [[Patch]] = []

  /// The number of times that a tree was mounted.
  public private(set) var mountCount = 0

  /// Descriptions of invalid patches so far; empty unless a graph has a bug.
  public private(set) var problems: [String] = []

  /// The addresses that were opened, in order.
  public private(set) var openedURLs: [URL] = []

  /// The texts that were copied, in order.
  public private(set) var copiedTexts: [String] = []

  /// The signals that were given, in order.
  public private(set) var playedFeedback: [SensoryFeedback] = []

  /// The files that were offered to the user, in order.
  public private(set) var offeredFiles: [OfferedFile] = []

  /// The colour scheme that the views prefer, if any.
  public private(set) var preferredColorScheme: ColorScheme?

  /// The nodes to which the views or a tester have scrolled, in order, each with its anchor.
  public var revealed: [(node: NodeID, anchor: UnitPoint?)] {
    scrollings.compactMap {
      if case .reveal(let node, let anchor) = $0 { (node, anchor) } else { nil }
    }
  }

  /// A scrolling by the views or by a tester.
  package enum Scrolling {
    case reveal(NodeID, anchor: UnitPoint?)
    case offset(NodeID, ScrollOffset)
  }

  /// The scrollings, in order.
  package private(set) var scrollings: [Scrolling] = []

  /// Whether the owner of the graph tells it which views in lazy containers are near the window.
  public let reportsAppearances: Bool

  /// A function that is called after each pass and each offered file.
  public var onChange: (@MainActor () -> Void)?

  private var table = PatchedTree()

  /// Creates a renderer without a tree.
  ///
  /// - Parameter reportsAppearances: Whether the owner of the graph tells it which views in lazy
  ///   containers are near the window. Otherwise all of them appear when they are made.
  public init(reportsAppearances: Bool = false) {
    self.reportsAppearances = reportsAppearances
  }

  /// Replaces the tree, and discards the recorded passes.
  public func mount(_ tree: ElementTree) {
    mountCount += 1
    passes = []
    table = PatchedTree(tree)
    self.tree = tree
    onChange?()
  }

  /// Applies patches to the tree, and records them as a pass.
  public func apply(_ patches: [Patch]) {
    if patches.isEmpty { problems.append("A pass has no patches") }
    passes.append(patches)
    for patch in patches {
      if let problem = table.apply(patch) { problems.append(problem) }
    }
    tree = table.tree
    onChange?()
  }

  /// Records the colour scheme that the views prefer.
  public func prefer(_ colorScheme: ColorScheme?) {
    preferredColorScheme = colorScheme
  }

  /// Records where the views have scrolled to.
  public func reveal(_ node: NodeID, anchor: UnitPoint?, animation: Animation?) {
    scrollings.append(.reveal(node, anchor: anchor))
  }

  /// Records where the views have scrolled to.
  public func scroll(_ node: NodeID, to offset: ScrollOffset, animation: Animation?) {
    scrollings.append(.offset(node, offset))
  }

  /// Records an opened address.
  public func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Records a copied text.
  public func copy(_ text: String) {
    copiedTexts.append(text)
  }

  /// Records a signal.
  public func play(_ feedback: SensoryFeedback) {
    playedFeedback.append(feedback)
  }

  /// Records an offered file.
  public func offer(_ file: OfferedFile) -> Bool {
    offeredFiles.append(file)
    onChange?()
    return true
  }

  /// Returns the recorded patches of each pass, and removes them.
  public func takePasses() -> [[Patch]] {
    defer { passes = [] }
    return passes
  }
}
#endif
