#if PortableViews
import ComposableUI
import Foundation

/// The node of a `ForEach`: holds a row for each element, and matches rows by key.
final class RowsNode<Rows: RowsView>: ViewNode {
  private var view: Rows
  /// The rows.
  ///
  /// Their type does not depend on the data, so that iterating over them is cheap.
  private var rows: [AnyRowNode] = []
  /// The keys of the rows, and the number of further rows with the same key, to find duplicates
  /// without a search.
  private var keys: Set<Rows.ID> = []
  private var duplicates: [Rows.ID: Int] = [:]
  private let elementLayout = ValueLayout.of(Rows.Data.Element.self)
  fileprivate let layout = ValueLayout.of(Rows.self)
  /// Whether each row needs a context of its own, to be deleted, moved or selected.
  private var hasRowContexts = false
  /// The node of the place for drops in a list without rows.
  private var emptyPlace: ViewNode?

  init(_ view: Rows, parent: ViewNode, context: NodeContext) {
    self.view = view
    super.init(viewType: Rows.self, parent: parent, context: context)
    hasRowContexts = needsRowContexts()
    rows.reserveCapacity(view.data.count)
    keys.reserveCapacity(view.data.count)
    for element in view.data { rows.append(insertRow(element, id: view.id(of: element))) }
    number(from: 0)
    updateEmptyPlace()
  }

  override func update(to view: any View, context: NodeContext) {
    let old = self.view
    // The caller has compared the types.
    self.view = view as! Rows
    let isContextSame = self.context.isIdentical(to: context)
    self.context = context
    hasRowContexts = needsRowContexts()
    reconcile(keepsRows: isContextSame && isSameClosure(old.content, self.view.content))
    updateEmptyPlace()
  }

  override func update(context: NodeContext) {
    let isRowSame = self.context.row === context.row
    self.context = context
    hasRowContexts = needsRowContexts()
    for row in rows.lazy.map(typed) {
      row.update(context: isRowSame ? rowContext(of: row) : rowContext(for: row))
    }
    updateEmptyPlace()
  }

  override func collect(into elements: inout [RenderedElement]) {
    for row in rows { row.collect(into: &elements) }
    emptyPlace?.collect(into: &elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let emptyPlace { body(emptyPlace) }
    for row in rows { body(row) }
  }

  /// Deletes a row at its current index.
  fileprivate func delete(_ row: RowNode<Rows>) {
    view.delete?(row.index)
  }

  /// Moves a row by a number of places; returns `false` if there is no such place.
  fileprivate func move(_ row: RowNode<Rows>, by distance: Int) -> Bool {
    let (target, overflow) = row.index.addingReportingOverflow(distance)
    guard distance != 0, !overflow, rows.indices.contains(target) else { return false }
    view.move?(row.index, distance > 0 ? target + 1 : target)
    return true
  }

  /// Takes what is dropped before or after a row; returns `false` for an invalid step.
  fileprivate func insert(_ input: TransferInput, at row: RowNode<Rows>) -> Bool {
    guard let insertion = view.insertion, let transfers = context.environment.transfers else {
      return false
    }
    return insertion.take(input, at: row.index, in: transfers)
  }

  /// Takes what is dropped in a list without rows; returns `false` for an invalid step.
  private func insertFirst(_ input: TransferInput) -> Bool {
    guard let insertion = view.insertion, let transfers = context.environment.transfers else {
      return false
    }
    var input = input
    input.y = 0
    return insertion.take(input, at: 0, in: transfers)
  }

  /// Adds or removes the place for drops in a list without rows.
  private func updateEmptyPlace() {
    guard rows.isEmpty, view.insertion != nil, context.row != nil else {
      guard let place = emptyPlace else { return }
      emptyPlace = nil
      place.unmount()
      context.container.setNeedsChildren()
      return
    }
    let rowContext = RowContext()
    rowContext.insert = { [weak self] in self?.insertFirst($0) ?? false }
    let placeContext = context.with(row: rowContext)
    if let place = emptyPlace { return place.update(context: placeContext) }
    emptyPlace = makeNode(of: InsertionPlace(), parent: self, context: placeContext)
    context.container.setNeedsChildren()
  }
}

extension RowsNode {
  /// Matches the rows with the new elements by their keys.
  ///
  /// - Complexity: O(n) comparisons of keys; only the rows between the common start and end are
  ///   looked up.
  private func reconcile(keepsRows: Bool) {
    // A read of the property copies the view, for each row.
    let view = view
    Array(view.data).withUnsafeBufferPointer { elements in
      match(elements, of: view, keepsRows: keepsRows)
    }
  }

  private func match(
    _ elements: UnsafeBufferPointer<Rows.Data.Element>, of view: Rows, keepsRows: Bool
  ) {
    let count = elements.count
    let old = rows

    func reuse(_ row: RowNode<Rows>, at index: Int) {
      if keepsRows, let first = elements.baseAddress,
        row.hasElement(at: first + index, elementLayout)
      {
        return
      }
      row.update(
        element: elements[index], content: view.content, context: rowContext(of: row))
    }

    var start = 0
    while start < old.count, start < count {
      let row = typed(old[start])
      guard row.id == view.id(of: elements[start]) else { break }
      reuse(row, at: start)
      start += 1
    }
    var suffix = 0
    while suffix < old.count - start, suffix < count - start,
      typed(old[old.count - 1 - suffix]).id == view.id(of: elements[count - 1 - suffix])
    { suffix += 1 }

    let oldEnd = old.count - suffix
    let newEnd = count - suffix
    if start < oldEnd || start < newEnd {
      var pool = RowPool(old[start..<oldEnd])
      var middle: [AnyRowNode] = []
      middle.reserveCapacity(newEnd - start)
      // Rows that stay are taken before any is inserted, to count duplicates correctly.
      var taken: [AnyRowNode?] = []
      taken.reserveCapacity(newEnd - start)
      for index in start..<newEnd {
        let id = view.id(of: elements[index])
        taken.append(pool.take(hash: id.hashValue) { typed($0).id == id })
      }
      for row in pool.rest { removeRow(typed(row)) }
      for index in start..<newEnd {
        if let row = taken[index - start] {
          reuse(typed(row), at: index)
          middle.append(row)
        } else {
          middle.append(insertRow(elements[index], id: view.id(of: elements[index])))
        }
      }
      rows.replaceSubrange(start..<oldEnd, with: middle)
      number(from: start)
      context.container.setNeedsChildren()
      context.preferences?.viewsHaveMoved()
    }
    for offset in 0..<suffix {
      reuse(typed(old[oldEnd + offset]), at: newEnd + offset)
    }
  }

  private func typed(_ row: AnyRowNode) -> RowNode<Rows> {
    // `insertRow` makes rows of this type only. A checked cast looks the type up for each row.
    unsafeDowncast(row, to: RowNode<Rows>.self)
  }

  private func insertRow(_ element: Rows.Data.Element, id: Rows.ID) -> RowNode<Rows> {
    if !keys.insert(id).inserted { noteDuplicate(id) }
    let row = RowNode<Rows>(parent: self, id: id, element: element, context: context)
    row.start(content: view.content, context: rowContext(for: row))
    return row
  }

  private func removeRow(_ row: RowNode<Rows>) {
    row.unmount()
    if let others = duplicates[row.id] {
      duplicates[row.id] = others > 1 ? others - 1 : nil
    } else {
      keys.remove(row.id)
    }
  }

  private func noteDuplicate(_ id: Rows.ID) {
    let count = duplicates[id, default: 0] + 1
    duplicates[id] = count
    guard count == 1 else { return }
    graph.warn(
      """
      ForEach in \(owner) has more than one element with the id "\(id)". All of them are \
      shown, but which row keeps which state is undefined.
      """)
  }

  private func number(from start: Int) {
    for index in start..<rows.count { rows[index].index = index }
  }

  private func needsRowContexts() -> Bool {
    view.delete != nil || view.move != nil || view.insertion != nil
      || context.environment.listSelection != nil
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
    if view.insertion != nil {
      rowContext.insert = { [weak self, weak row] input in
        guard let self, let row else { return false }
        return insert(input, at: row)
      }
    }
    return context.with(row: rowContext)
  }
}

/// Returns whether two closures make the same rows: the same code, and the same captured values.
private func isSameClosure<T>(_ lhs: T, _ rhs: T) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      lhs.elementsEqual(rhs) && !isContextObservableObject(lhs)
    }
  }
}

/// Returns whether an observable object is all that a closure captures.
///
/// Such a closure has the object in place of a box with its captures, and so the same bytes
/// whenever it is made. A row is not notified of changes of the object; the view that observes the
/// object makes the row again.
private func isContextObservableObject(_ closure: UnsafeRawBufferPointer) -> Bool {
  let word = MemoryLayout<UnsafeRawPointer>.size
  guard closure.count == 2 * word,
    let context = closure.load(fromByteOffset: word, as: UnsafeRawPointer?.self),
    let type = context.load(as: UnsafeRawPointer?.self)
  else { return false }
  // Boxes have other kinds of metadata than classes: 0, or a pointer.
  let kind = type.load(as: UInt.self)
  guard kind == 0 || kind > 0x7FF else { return false }
  return Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()
    is any ComposableUI.ObservableObject
}

/// The part of a row's node that does not depend on the type of the data.
class AnyRowNode: ObservingNode {
  /// The hash of the row's key.
  final let hash: Int
  /// The row's index among its siblings.
  @exclusivity(unchecked) final var index = 0

  init(viewType: any View.Type, hash: Int, parent: ViewNode, context: NodeContext) {
    self.hash = hash
    super.init(viewType: viewType, parent: parent, context: context)
  }
}

/// The node of a row: the closure that makes its view runs in an observation of its own.
final class RowNode<Rows: RowsView>: AnyRowNode {
  let id: Rows.ID
  @exclusivity(unchecked) private var element: Rows.Data.Element
  private var content: ((Rows.Data.Element) -> Rows.Content)?

  init(parent: ViewNode, id: Rows.ID, element: Rows.Data.Element, context: NodeContext) {
    self.id = id
    self.element = element
    super.init(viewType: Rows.Content.self, hash: id.hashValue, parent: parent, context: context)
  }

  override var identity: AnyHashable? { AnyHashable(id) }

  /// Returns whether the element at an address cannot be told apart from the row's.
  func hasElement(at address: UnsafePointer<Rows.Data.Element>, _ layout: ValueLayout) -> Bool {
    layout.isSame(&element, as: address)
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

  override var layoutOfReaders: ValueLayout? {
    // Only a `RowsNode` makes rows.
    (parent as! RowsNode<Rows>).layout
  }

  override func makeView() -> any View {
    // Set by `start`.
    content!(element)
  }
}
#endif
