/// Expenses as a CSV file: a line with the names of the columns, then a line for each.
public enum ExpenseCSV {
  /// The columns, in the order of files that are written.
  public static let columns = ["date", "amount", "category", "note"]

  /// Writes expenses; what ``decode(_:)`` reads from it are the same ones.
  public static func encode(_ drafts: [Expense.Draft]) -> [UInt8] {
    var result = Array(columns.joined(separator: ",").utf8) + newline
    for draft in drafts {
      let start = "\(draft.day.plain),\(draft.amount.plain),\(draft.category.rawValue),"
      result += Array(start.utf8) + quoted(draft.note) + newline
    }
    return result
  }

  /// Reads expenses, all or none.
  ///
  /// Columns may be in any order; other ones are passed over.
  public static func decode(_ bytes: [UInt8]) throws(CSVProblem) -> [Expense.Draft] {
    var parser = try CSVParser(bytes)
    guard let header = try parser.next() else {
      throw CSVProblem(line: 1, column: 1, .empty)
    }
    let names = header.map { $0.text.lowercased().filter { !$0.isWhitespace } }
    var places: [Int] = []
    for column in columns {
      guard let place = names.firstIndex(of: column) else {
        throw CSVProblem(line: header[0].line, column: 1, .missingColumn(column))
      }
      places.append(place)
    }
    var drafts: [Expense.Draft] = []
    while let row = try parser.next() {
      guard row.count == header.count else {
        throw CSVProblem(
          line: row[0].line, column: row[0].column,
          .fieldCount(found: row.count, expected: header.count))
      }
      drafts.append(try draft(places.map { row[$0] }))
    }
    return drafts
  }

  private static func draft(_ fields: [CSVParser.Field]) throws(CSVProblem) -> Expense.Draft {
    func problem(_ index: Int, _ reason: CSVProblem.Reason) -> CSVProblem {
      CSVProblem(line: fields[index].line, column: fields[index].column, reason)
    }
    let (day, amount): (Day, Money)
    do { day = try Day(parsing: fields[0].text) } catch { throw problem(0, .day(error)) }
    do { amount = try Money(parsing: fields[1].text) } catch { throw problem(1, .amount(error)) }
    let name = fields[2].text.lowercased().filter { !$0.isWhitespace }
    guard let category = Category(rawValue: name) else {
      throw problem(2, .category(fields[2].text))
    }
    let note = fields[3].text
    guard note.count <= Expense.noteLimit else { throw problem(3, .noteLength(note.count)) }
    return Expense.Draft(amount: amount, day: day, category: category, note: note)
  }

  private static let newline = Array("\r\n".utf8)

  private static func quoted(_ text: String) -> [UInt8] {
    let needsQuotes = text.utf8.contains { ",;\"\r\n".utf8.contains($0) }
    guard needsQuotes else { return Array(text.utf8) }
    return Array("\"".utf8) + text.utf8.flatMap { $0 == UInt8(ascii: "\"") ? [$0, $0] : [$0] }
      + Array("\"".utf8)
  }
}
