import ComposableArchitecture
import Foundation
import LedgerStorage
import Testing

@testable import Ledger

@MainActor
struct FilesFeatureTests {
  private let url = URL(filePath: "/tmp/bank.csv")

  private func testStore(
    _ prepare: @escaping (inout DependencyValues) -> Void
  ) -> TestStoreOf<FilesFeature> {
    TestStore(initialState: FilesFeature.State()) {
      FilesFeature()
    } withDependencies: {
      $0.calendar = Samples.calendar
      $0.date.now = Samples.now
      $0.dismiss = DismissEffect {}
      prepare(&$0)
    }
  }

  @Test("exporting offers all expenses as a file named after the day")
  func export() async {
    let store = testStore { $0.expenses.all = { [Samples.cinema.draft] } }
    let file = CSVFile(
      name: "Ledger 2026-11-24",
      content: Array("date,amount,category,note\r\n2026-10-16,12.00,leisure,Cinema\r\n".utf8))
    await store.send(.exportButtonTapped) { $0.isWorking = true }
    await store.receive(.exportResponse(.success(file))) {
      $0.isWorking = false
      $0.export = file
      $0.isExporting = true
    }
    await store.send(.binding(.set(\.isExporting, false))) { $0.isExporting = false }
  }

  @Test("a file is previewed before all its expenses are imported")
  func addition() async {
    let added = LockIsolated<[String: [Expense.Draft]]>([:])
    let drafts = [Samples.bakery.draft, Samples.cinema.draft]
    let store = testStore {
      $0.csvFiles.read = { CSVFile(name: $0.lastPathComponent, content: ExpenseCSV.encode(drafts)) }
      $0.expenses.addAll = { drafts, file in added.withValue { $0[file] = drafts } }
    }
    await store.send(.chooseButtonTapped) { $0.isChoosing = true }
    await store.send(.binding(.set(\.isChoosing, false))) { $0.isChoosing = false }
    await store.send(.fileChosen(url)) { $0.isWorking = true }
    let preview = FilesFeature.Preview(name: "bank.csv", drafts: drafts)
    await store.receive(.readResponse(.success(preview))) {
      $0.isWorking = false
      $0.preview = preview
    }
    #expect(store.state.preview?.total == Money(cents: 1_840))
    #expect(store.state.preview?.days == Samples.cinema.day...Samples.bakery.day)
    await store.send(.importButtonTapped) { $0.isWorking = true }
    await store.receive(.importResponse(nil)) { $0.isWorking = false }
    await store.finish()
    #expect(added.value == ["bank.csv": drafts])
  }

  @Test("a malformed file imports nothing and shows the mistake's place")
  func malformed() async {
    let store = testStore {
      $0.csvFiles.read = { _ in
        CSVFile(
          name: "bank.csv", content: Array("date,amount,category,note\nyesterday,1,home,x".utf8))
      }
    }
    let problem = FilesFeature.Problem.csv(
      file: "bank.csv", CSVProblem(line: 2, column: 1, .day(.unreadable("yesterday"))))
    await store.send(.fileChosen(url)) { $0.isWorking = true }
    await store.receive(.readResponse(.failure(problem))) {
      $0.isWorking = false
      $0.problem = problem
    }
    await store.send(.importButtonTapped)
  }

  @Test("a file that cannot be read or has no expenses is refused")
  func refusals() async {
    let large = LedgerError.fileTooLarge(name: "bank.csv", size: CSVFile.sizeLimit + 1)
    let content = LockIsolated<Result<[UInt8], LedgerError>>(.failure(large))
    let store = testStore {
      $0.csvFiles.read = { _ in CSVFile(name: "bank.csv", content: try content.value.get()) }
    }
    await store.send(.fileChosen(url)) { $0.isWorking = true }
    await store.receive(.readResponse(.failure(.ledger(large)))) {
      $0.isWorking = false
      $0.problem = .ledger(large)
    }
    content.setValue(.success(Array("date,amount,category,note".utf8)))
    await store.send(.fileChosen(url)) {
      $0.isWorking = true
      $0.problem = nil
    }
    await store.receive(.readResponse(.failure(.noExpenses(file: "bank.csv")))) {
      $0.isWorking = false
      $0.problem = .noExpenses(file: "bank.csv")
    }
  }

  @Test("a file beyond the limit is not read")
  func size() async throws {
    let file = URL.temporaryDirectory.appending(path: "ledger-\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a,b".utf8).write(to: file)
    let read = try await CSVFilesClient.liveValue.read(file)
    #expect(read == CSVFile(name: file.lastPathComponent, content: Array("a,b".utf8)))
    try Data(repeating: 0x20, count: CSVFile.sizeLimit + 1).write(to: file)
    await #expect(
      throws: LedgerError.fileTooLarge(
        name: file.lastPathComponent, size: CSVFile.sizeLimit + 1)
    ) {
      try await CSVFilesClient.liveValue.read(file)
    }
  }
}
