#if PortableViews
import ComposableUI
import Foundation
public import ViewGraph

/// A renderer that keeps the tree as a value, built from nothing but the patches it gets.
@MainActor
public final class HeadlessRenderer: Renderer {
  /// The tree as it is drawn.
  public private(set) var tree: ElementTree?

  /// The patches of each pass since the tree was mounted, or since `takePasses()`.
  public private(set) var passes: [[Patch]] = []

  /// How many times a tree was mounted.
  public private(set) var mountCount = 0

  /// What is wrong with the patches so far: empty, unless a graph is broken.
  public private(set) var problems: [String] = []

  /// The addresses that were opened, in order.
  public private(set) var openedURLs: [URL] = []

  /// Called after each pass.
  public var onChange: (@MainActor () -> Void)?

  private var table = NodeTable()

  /// Creates a renderer without a tree.
  public init() {}

  /// Takes a tree, and forgets everything before.
  public func mount(_ tree: ElementTree) {
    mountCount += 1
    passes = []
    table = NodeTable(tree)
    self.tree = tree
    onChange?()
  }

  /// Changes the tree by patches alone.
  public func apply(_ patches: [Patch]) {
    if patches.isEmpty { problems.append("A pass has no patches") }
    passes.append(patches)
    for patch in patches {
      if let problem = table.apply(patch) { problems.append(problem) }
    }
    tree = table.tree
    onChange?()
  }

  /// Notes an address that is opened.
  public func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Returns the patches of each pass so far, and forgets them.
  public func takePasses() -> [[Patch]] {
    defer { passes = [] }
    return passes
  }
}
#endif
