import Foundation
import GRDB
import Testing

@testable import LedgerStorage

struct DamagedDatabaseTests {
  private let folder = LedgerFolder(
    url: FileManager.default.temporaryDirectory.appendingPathComponent("Ledger-\(UUID())"))

  @Test("a damaged file is reported and kept; moving it creates a new database")
  func notADatabase() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let content = Data(String(repeating: "My diary. ", count: 500).utf8)
    try content.write(to: folder.database)
    let client = ExpensesClient.database(in: folder)
    await #expect(throws: LedgerError.notADatabase) {
      try await client.overview()
    }
    #expect(try Data(contentsOf: folder.database) == content)

    try FileManager.default.moveItem(
      at: folder.database, to: folder.url.appendingPathComponent("diary.txt"))
    #expect(try await client.overview().count > 0)
  }

  @Test("a folder in place of the file is reported")
  func folderInPlace() async throws {
    try FileManager.default.createDirectory(
      at: folder.database, withIntermediateDirectories: true)
    await #expect(throws: LedgerError.cannotOpen) {
      try await ExpensesClient.database(in: folder).overview()
    }
  }

  @Test("a write to a locked database is reported, and works once unlocked")
  func locked() async throws {
    let client = ExpensesClient.database(in: folder)
    let count = try await client.overview().count
    let draft = Expense.Draft(
      amount: Money(cents: 100), day: try Day(parsing: "2026-11-24"), category: .home, note: "x")
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: folder.database.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    await #expect(throws: LedgerError.locked) {
      try await client.add(draft)
    }
    #expect(try await client.overview().count == count)
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await client.add(draft)
    #expect(try await client.overview().count == count + 1)
  }
}
