import Testing

@testable import LedgerStorage

struct ExpenseCSVTests {
  @Test("a written file is read as the same expenses, whatever their notes")
  func roundTrip() throws {
    let notes = [
      "", "Bakery", "a, b; c", "\"quoted\"", "two\nlines", "two\r\nlines", "=1+1", " spaces ",
      "日本 🍞 é", "ends with \"", ",", "\r",
    ]
    let drafts = try notes.enumerated().map { index, note in
      Expense.Draft(
        amount: Money(cents: index + 1), day: try #require(Day(number: index * 6_000)),
        category: Category.allCases[index % 7], note: note)
    }
    #expect(try ExpenseCSV.decode(ExpenseCSV.encode(drafts)) == drafts)
  }

  @Test("a file has a line of column names and a line for each expense")
  func encoding() throws {
    let draft = Expense.Draft(
      amount: Money(cents: 250), day: try Day(parsing: "2026-11-24"), category: .groceries,
      note: "Rolls, \"fresh\"")
    #expect(
      String(decoding: ExpenseCSV.encode([draft]), as: UTF8.self)
        == "date,amount,category,note\r\n2026-11-24,2.50,groceries,\"Rolls, \"\"fresh\"\"\"\r\n")
  }

  @Test(
    "semicolons, byte order marks, other columns and empty lines are read",
    arguments: [
      "\u{feff}date;amount;category;note\n2026-11-24;2,50;groceries;Rolls",
      "Note,Category,Amount,Date\nRolls, Groceries ,2.50,2026-11-24\n\n\n",
      "shop,date,amount,category,note\r\nx,2026-11-24,2.5,GROCERIES,Rolls\r\n",
    ])
  func variants(text: String) throws {
    let draft = Expense.Draft(
      amount: Money(cents: 250), day: try Day(parsing: "2026-11-24"), category: .groceries,
      note: "Rolls")
    #expect(try ExpenseCSV.decode(Array(text.utf8)) == [draft])
  }

  /// Lines below the header of a file, each with its mistake.
  private static let lines: [(text: String, problem: CSVProblem)] = [
    (
      "2026-11-24,1,home,\"never closed\n2026-11-25,1,home,x",
      CSVProblem(line: 2, column: 19, .openQuote)
    ),
    ("2026-11-24,1,home,\"closed\" early", CSVProblem(line: 2, column: 27, .textAfterQuote)),
    (
      "2026-11-24,1,home,x\n2026-11-24,1,home\n",
      CSVProblem(line: 3, column: 1, .fieldCount(found: 3, expected: 4))
    ),
    (
      "2026-11-24,1,home,\"a\nb\"\n24.11.2026,1,home,x",
      CSVProblem(line: 4, column: 1, .day(.unreadable("24.11.2026")))
    ),
    ("1899-12-31,1,home,x", CSVProblem(line: 2, column: 1, .day(.outOfRange("1899-12-31")))),
    (
      "2026-11-24,9223372036854775808,home,x",
      CSVProblem(line: 2, column: 12, .amount(.tooLarge("9223372036854775808")))
    ),
    ("2026-11-24,1,żółw,x", CSVProblem(line: 2, column: 14, .category("żółw"))),
    ("żółw,1,home,x", CSVProblem(line: 2, column: 1, .day(.unreadable("żółw")))),
    (
      "2026-11-24,1,home," + String(repeating: "x", count: 10_000),
      CSVProblem(line: 2, column: 19, .noteLength(10_000))
    ),
  ]

  @Test("the first mistake is reported with its line and column", arguments: lines)
  func mistakes(text: String, problem: CSVProblem) {
    #expect(throws: problem) {
      try ExpenseCSV.decode(Array("date,amount,category,note\n\(text)".utf8))
    }
  }

  @Test("columns are counted in characters, not in bytes")
  func columns() {
    let text = "note,date,amount,category\nżółw,2026-11-24,free,home"
    #expect(throws: CSVProblem(line: 2, column: 17, .amount(.unreadable("free")))) {
      try ExpenseCSV.decode(Array(text.utf8))
    }
  }

  @Test("a missing line of column names, or a missing column, is reported")
  func names() {
    #expect(throws: CSVProblem(line: 1, column: 1, .empty)) { try ExpenseCSV.decode([]) }
    #expect(throws: CSVProblem(line: 1, column: 1, .missingColumn("category"))) {
      try ExpenseCSV.decode(Array("date,amount,note\n".utf8))
    }
  }

  @Test("bytes that are not text are reported")
  func notText() {
    #expect(throws: CSVProblem(line: 1, column: 1, .notText)) {
      try ExpenseCSV.decode([0xFF, 0xFE, 0x00])
    }
  }
}
