internal import ComposableUI
import ViewGraph

extension Operation {
  /// A list of 1,000 rows, each of them two texts side by side.
  static var views: [Operation] {
    rows("views", haveBars: true) { (rows: RowsModel) in
      RowsPage(rows) { RowsList(model: $0) }
    }
  }

  /// 1,000 rows of a text each, below each other: what the prototype had that the bars are from.
  static var texts: [Operation] {
    rows("texts", haveBars: true) { (rows: RowsModel) in TextsPage(model: rows) }
  }

  /// 1,000 rows of a text each, whose state is in a store.
  static var storeViews: [Operation] {
    rows("stores") { (rows: StoredRows) in StoresPage(store: rows.store) }
  }

  /// 1,000 rows.
  ///
  /// - Parameter haveBars: Whether the bars come from a prototype that did no more than this.
  private static func rows<Rows: ChangingRows>(
    _ group: String, haveBars: Bool = false, _ page: @escaping @MainActor (Rows) -> some View
  ) -> [Operation] {
    func bar(_ nanoseconds: Double) -> Bar? { haveBars ? .nanoseconds(nanoseconds) : nil }
    func change(
      _ name: String, bar nanoseconds: Double, _ change: @escaping @MainActor (Rows) -> Void,
      undo: (@MainActor (Rows) -> Void)? = nil
    ) -> Operation {
      Operation(group, name, bar: bar(nanoseconds)) { work(page, change, undo) }
    }
    @MainActor
    func mountedGraph() -> ViewGraph {
      let graph = ViewGraph(page(Rows(count: 1_000)), renderer: Screen())
      graph.mount()
      return graph
    }
    return [
      Operation(group, "mount-1000", bar: bar(7_300_000)) {
        var mounted: [ViewGraph] = []
        return .sync {
          for _ in 0..<$0 { mounted.append(mountedGraph()) }
        } cleanUp: {
          mounted = []
        }
      },
      Operation(group, "mount-and-drop-1000") {
        .sync { for _ in 0..<$0 { blackHole(mountedGraph()) } }
      },
      change("change-one-of-1000", bar: 4_900) { $0.changeOne() },
      change("change-all-of-1000", bar: 5_100_000) { $0.changeAll() },
      change("append-to-1000", bar: 1_100_000, { $0.append() }, undo: { $0.removeLast() }),
      change("move-one-of-1000", bar: 1_100_000) { $0.moveFirstToEnd() },
      change("reverse-1000", bar: 1_000_000) { $0.reverse() },
    ]
  }

  /// Changes rows, and lets the graph follow; then undoes that, which counts as well.
  @MainActor
  private static func work<Rows: ChangingRows>(
    _ page: @MainActor (Rows) -> some View,
    _ change: @escaping @MainActor (Rows) -> Void,
    _ undo: (@MainActor (Rows) -> Void)?
  ) -> Work {
    let model = Rows(count: 1_000)
    let screen = Screen()
    let graph = ViewGraph(page(model), renderer: screen)
    graph.mount()
    return .sync(per: undo == nil ? 1 : 2) {
      for _ in 0..<$0 {
        change(model)
        graph.flush()
        if let undo {
          undo(model)
          graph.flush()
        }
      }
      blackHole(screen.patchCount)
    }
  }
}

/// A renderer that draws nothing.
private final class Screen: Renderer {
  private(set) var patchCount = 0

  func mount(_ tree: ElementTree) { blackHole(tree) }

  func apply(_ patches: [Patch]) { patchCount += patches.count }
}
