package import ComposableUI
import Observation

/// Rows that can be changed, and put in another order.
@MainActor
protocol ChangingRows: AnyObject {
  init(count: Int)
  func changeOne()
  func changeAll()
  func append()
  func removeLast()
  func moveFirstToEnd()
  func reverse()
}

/// Rows that are observable objects.
@MainActor
@Observable
final class RowsModel: ChangingRows {
  var rows: [RowModel]
  @ObservationIgnored private var nextID: Int

  init(count: Int) {
    rows = (0..<count).map { RowModel(id: $0) }
    nextID = count
  }

  func changeOne() { rows[rows.count / 2].count += 1 }

  func changeAll() { for row in rows { row.count += 1 } }

  func append() {
    rows.append(RowModel(id: nextID))
    nextID += 1
  }

  func removeLast() { rows.removeLast() }

  func moveFirstToEnd() { rows.append(rows.removeFirst()) }

  func reverse() { rows.reverse() }
}

/// A row that is observed by its own view alone.
@MainActor
@Observable
final class RowModel: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) {
    self.id = id
  }
}

/// The kind of a page's rows.
package enum RowKind: String {
  /// Two texts for each observable object, side by side in a row of a list.
  case views
  /// A text for each observable object, below each other.
  case texts
  /// A text for each store, below each other.
  case stores

  /// A page of such rows.
  @MainActor
  package func page(rows count: Int) -> AnyView {
    switch self {
    case .views: AnyView(RowsPage(RowsModel(count: count)) { RowsList(model: $0) })
    case .texts: AnyView(RowsPage(RowsModel(count: count)) { TextsPage(model: $0) })
    case .stores: AnyView(RowsPage(StoredRows(count: count)) { StoresPage(store: $0.store) })
    }
  }
}

/// Rows, and a button for each of their changes.
struct RowsPage<Rows: ChangingRows, Content: View>: View {
  let rows: Rows
  let content: Content

  init(_ rows: Rows, content: (Rows) -> Content) {
    self.rows = rows
    self.content = content(rows)
  }

  var body: some View {
    VStack {
      Button("Change one") { rows.changeOne() }
      Button("Change all") { rows.changeAll() }
      Button("Append") { rows.append() }
      Button("Remove last") { rows.removeLast() }
      Button("Move") { rows.moveFirstToEnd() }
      Button("Reverse") { rows.reverse() }
      content
    }
  }
}

/// The list on its own, so that a change of the rows evaluates nothing else.
struct RowsList: View {
  let model: RowsModel

  var body: some View {
    // There is a feature of that name, too.
    ComposableUI.List {
      ForEach(model.rows) { RowView(row: $0) }
    }
  }
}

/// A row with two texts, one of which changes.
struct RowView: View {
  let row: RowModel

  var body: some View {
    HStack {
      Text("Row \(row.id)")
      Text("\(row.count)")
    }
  }
}

/// Rows of one text each, with nothing around them.
struct TextsPage: View {
  let model: RowsModel

  var body: some View {
    VStack {
      ForEach(model.rows) { TextRow(row: $0) }
    }
  }
}

/// A row that is a text.
struct TextRow: View {
  let row: RowModel

  var body: some View {
    Text("\(row.count)")
  }
}
