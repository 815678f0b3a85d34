#if !canImport(SwiftUI)
  import ComposableUI
  import Foundation

  /// The node of a `ForEach`: a row for each element, found again by its key.
  final class RowsNode<Rows: RowsView>: ViewNode {
    private var view: Rows
    private var rows: [RowNode<Rows>] = []
    /// How many rows have a key, to notice duplicates without looking at all rows.
    private var counts: [Rows.ID: Int] = [:]
    private let elementLayout = ValueLayout.of(Rows.Data.Element.self)

    init(_ view: Rows, parent: ViewNode, context: NodeContext) {
      self.view = view
      super.init(viewType: Rows.self, parent: parent, context: context)
      rows.reserveCapacity(view.data.count)
      counts.reserveCapacity(view.data.count)
      for element in view.data { rows.append(insertRow(element, id: view.id(of: element))) }
      number(from: 0)
    }

    override func update(to view: any View, context: NodeContext) {
      let old = self.view
      // The caller has compared the types.
      self.view = view as! Rows
      let isContextSame = self.context.isIdentical(to: context)
      self.context = context
      reconcile(keepsRows: isContextSame && isSameClosure(old.content, self.view.content))
    }

    override func update(context: NodeContext) {
      let isRowSame = self.context.row === context.row
      self.context = context
      for row in rows {
        row.update(context: isRowSame ? rowContext(of: row) : rowContext(for: row))
      }
    }

    override func collect(into elements: inout [RenderedElement]) {
      for row in rows { row.collect(into: &elements) }
    }

    override var children: [ViewNode] { rows }

    /// Where a row is now, for its deletion.
    fileprivate func delete(_ row: RowNode<Rows>) {
      view.delete?(row.index)
    }

    /// Moves a row by some places, if there are so many.
    fileprivate func move(_ row: RowNode<Rows>, by distance: Int) -> Bool {
      let (target, overflow) = row.index.addingReportingOverflow(distance)
      guard distance != 0, !overflow, rows.indices.contains(target) else { return false }
      view.move?(row.index, distance > 0 ? target + 1 : target)
      return true
    }
  }

  extension RowsNode {
    /// Matches the rows with the new elements by their keys.
    ///
    /// - Complexity: O(n) comparisons of keys; only the rows between the common start and end are
    ///   looked up.
    private func reconcile(keepsRows: Bool) {
      let elements = Array(view.data)
      let ids = elements.map(view.id)
      let old = rows
      var start = 0
      while start < old.count, start < ids.count, old[start].id == ids[start] { start += 1 }
      var suffix = 0
      while suffix < old.count - start, suffix < ids.count - start,
        old[old.count - 1 - suffix].id == ids[ids.count - 1 - suffix]
      { suffix += 1 }

      func reuse(_ row: RowNode<Rows>, at index: Int) {
        let element = elements[index]
        if keepsRows, ValueLayout.isSame(row.element, element, elementLayout) { return }
        row.update(element: element, content: view.content, context: rowContext(of: row))
      }

      for index in 0..<start { reuse(old[index], at: index) }
      let oldEnd = old.count - suffix
      let newEnd = ids.count - suffix
      if start < oldEnd || start < newEnd {
        var pool = RowPool(old[start..<oldEnd])
        var middle: [RowNode<Rows>] = []
        middle.reserveCapacity(newEnd - start)
        // All rows that stay are taken before any is inserted, so that duplicates are told right.
        var taken: [RowNode<Rows>?] = []
        taken.reserveCapacity(newEnd - start)
        for index in start..<newEnd { taken.append(pool.take(ids[index])) }
        for row in pool.rest { removeRow(row) }
        for index in start..<newEnd {
          if let row = taken[index - start] {
            reuse(row, at: index)
            middle.append(row)
          } else {
            middle.append(insertRow(elements[index], id: ids[index]))
          }
        }
        rows.replaceSubrange(start..<oldEnd, with: middle)
        number(from: start)
        context.container.setNeedsChildren()
      }
      for offset in 0..<suffix {
        reuse(old[oldEnd + offset], at: newEnd + offset)
      }
    }

    private func insertRow(_ element: Rows.Data.Element, id: Rows.ID) -> RowNode<Rows> {
      let count = counts[id, default: 0] + 1
      counts[id] = count
      if count == 2 {
        graph.warn(
          """
          ForEach in \(owner) has more than one element with the id "\(id)". All of them are \
          shown, but which row keeps which state is undefined.
          """)
      }
      let row = RowNode<Rows>(parent: self, id: id, element: element, context: context)
      row.start(content: view.content, context: rowContext(for: row))
      return row
    }

    private func removeRow(_ row: RowNode<Rows>) {
      row.unmount()
      counts[row.id] = counts[row.id].flatMap { $0 > 1 ? $0 - 1 : nil }
    }

    private func number(from start: Int) {
      for index in start..<rows.count { rows[index].index = index }
    }

    /// Whether rows differ in what can be done to them.
    private var hasRowContexts: Bool {
      view.delete != nil || view.move != nil || context.environment.listSelection != nil
    }

    private func rowContext(of row: RowNode<Rows>) -> NodeContext {
      let isPlain = !hasRowContexts
      guard isPlain || context.row == nil || row.context.row === context.row else {
        return context.with(row: row.context.row)
      }
      return rowContext(for: row)
    }

    private func rowContext(for row: RowNode<Rows>) -> NodeContext {
      guard context.row != nil, hasRowContexts else { return context }
      let rowContext = RowContext()
      rowContext.id = AnyHashable(row.id)
      if view.delete != nil {
        rowContext.delete = { [weak self, weak row] in
          guard let self, let row else { return }
          delete(row)
        }
      }
      if view.move != nil {
        rowContext.move = { [weak self, weak row] distance in
          guard let self, let row else { return false }
          return move(row, by: distance)
        }
      }
      return context.with(row: rowContext)
    }
  }

  /// Rows to be found again by their keys, in order where keys are not unique.
  @MainActor
  private struct RowPool<Rows: RowsView> {
    private var first: [Rows.ID: Int] = [:]
    private var next: [Int?] = []
    private var rows: [RowNode<Rows>?]

    init(_ rows: ArraySlice<RowNode<Rows>>) {
      self.rows = Array(rows)
      next = Array(repeating: nil, count: rows.count)
      first.reserveCapacity(rows.count)
      // Not by `zip`, for which the runtime would look for types at each row.
      for index in (0..<rows.count).reversed() {
        next[index] = first.updateValue(index, forKey: rows[rows.startIndex + index].id)
      }
    }

    mutating func take(_ id: Rows.ID) -> RowNode<Rows>? {
      guard !rows.isEmpty, let index = first[id] else { return nil }
      first[id] = next[index]
      defer { rows[index] = nil }
      return rows[index]
    }

    var rest: [RowNode<Rows>] { rows.compactMap(\.self) }
  }

  /// Whether two closures are the very same one: the same code, and the same captured values.
  private func isSameClosure<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafeBytes(of: lhs) { lhs in
      withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
    }
  }

  /// The node of a row: the closure that makes its view runs in a scope of its own.
  final class RowNode<Rows: RowsView>: ScopedNode {
    let id: Rows.ID
    private(set) var element: Rows.Data.Element
    private var content: ((Rows.Data.Element) -> Rows.Content)?
    /// The row's place among the others.
    var index = 0

    init(parent: ViewNode, id: Rows.ID, element: Rows.Data.Element, context: NodeContext) {
      self.id = id
      self.element = element
      super.init(viewType: Rows.Content.self, parent: parent, context: context)
    }

    func start(content: @escaping (Rows.Data.Element) -> Rows.Content, context: NodeContext) {
      self.content = content
      self.context = context
      evaluate()
    }

    func update(
      element: Rows.Data.Element, content: @escaping (Rows.Data.Element) -> Rows.Content,
      context: NodeContext
    ) {
      self.element = element
      start(content: content, context: context)
    }

    override func update(context: NodeContext) {
      let old = self.context
      self.context = context
      if !old.isIdentical(to: context) { updateChildContext() }
    }

    override func makeView() -> any View {
      // There since the row's start.
      content!(element)
    }
  }
#endif
