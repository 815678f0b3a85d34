package import ComposableUI
import Observation

/// Rows that can be changed, and put in another order.
@MainActor
@Observable
final class RowsModel {
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

/// Rows, and a button for each of their changes.
package struct RowsPage: View {
  let model: RowsModel
  /// Whether each row is one text, below the others, or a row of a list.
  let isOfTexts: Bool

  init(model: RowsModel, isOfTexts: Bool = false) {
    self.model = model
    self.isOfTexts = isOfTexts
  }

  package init(rows: Int, isOfTexts: Bool) {
    self.init(model: RowsModel(count: rows), isOfTexts: isOfTexts)
  }

  package var body: some View {
    VStack {
      Button("Change one") { model.changeOne() }
      Button("Change all") { model.changeAll() }
      Button("Append") { model.append() }
      Button("Remove last") { model.removeLast() }
      Button("Move") { model.moveFirstToEnd() }
      Button("Reverse") { model.reverse() }
      if isOfTexts {
        TextsPage(model: model)
      } else {
        RowsList(model: model)
      }
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
