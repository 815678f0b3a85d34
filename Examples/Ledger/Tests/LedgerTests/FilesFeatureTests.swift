import ComposableArchitecture
import LedgerStorage
import Testing

@testable import Ledger

@MainActor
struct FilesFeatureTests {
  private let file = CSVFile(name: "bank.csv", size: 100)

  private func testStore(
    _ prepare: @escaping (inout DependencyValues) -> Void
  ) -> TestStoreOf<FilesFeature> {
    TestStore(initialState: FilesFeature.State()) {
      FilesFeature()
    } withDependencies: {
      $0.calendar = Samples.calendar
      $0.csvFiles.list = { [] }
      $0.date.now = Samples.now
      $0.dismiss = DismissEffect {}
      prepare(&$0)
    }
  }

  @Test("the folder and its files are listed")
  func list() async {
    let store = testStore {
      $0.csvFiles.folder = { "/data/Files" }
      $0.csvFiles.list = { [file] in [file] }
    }
    await store.send(.task) { $0.folder = "/data/Files" }
    await store.receive(.filesResponse(.success([file]))) { $0.files = [file] }
  }

  @Test("exporting writes all expenses to a file named after the day")
  func export() async {
    let written = LockIsolated<[String: [UInt8]]>([:])
    let store = testStore {
      $0.expenses.all = { [Samples.cinema.draft] }
      $0.csvFiles.write = { content, name in
        written.withValue { $0[name] = content }
        return name + ".csv"
      }
    }
    await store.send(.exportButtonTapped) { $0.isWorking = true }
    await store.receive(.exportResponse(.success("Ledger 2026-11-24.csv"))) {
      $0.isWorking = false
      $0.exported = "Ledger 2026-11-24.csv"
    }
    await store.receive(.filesResponse(.success([]))) { $0.files = [] }
    #expect(
      String(decoding: written.value["Ledger 2026-11-24"] ?? [], as: UTF8.self)
        == "date,amount,category,note\r\n2026-10-16,12.00,leisure,Cinema\r\n")
  }

  @Test("a file is previewed before all its expenses are imported")
  func addition() async {
    let added = LockIsolated<[String: [Expense.Draft]]>([:])
    let drafts = [Samples.bakery.draft, Samples.cinema.draft]
    let store = testStore {
      $0.csvFiles.read = { _ in ExpenseCSV.encode(drafts) }
      $0.expenses.addAll = { drafts, file in added.withValue { $0[file] = drafts } }
    }
    await store.send(.fileTapped(file)) { $0.isWorking = true }
    await store.receive(.readResponse(file, .success(drafts))) {
      $0.isWorking = false
      $0.preview = FilesFeature.Preview(file: file, drafts: drafts)
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
      $0.csvFiles.read = { _ in Array("date,amount,category,note\nyesterday,1,home,x".utf8) }
    }
    let problem = FilesFeature.Problem.csv(
      file: "bank.csv", CSVProblem(line: 2, column: 1, .day(.unreadable("yesterday"))))
    await store.send(.fileTapped(file)) { $0.isWorking = true }
    await store.receive(.readResponse(file, .failure(problem))) {
      $0.isWorking = false
      $0.problem = problem
    }
    await store.send(.importButtonTapped)
  }

  @Test("a file that is too large or has no expenses is refused")
  func limits() async {
    let large = CSVFile(name: "large.csv", size: CSVFile.sizeLimit + 1)
    let store = testStore {
      $0.csvFiles.read = { _ in Array("date,amount,category,note".utf8) }
    }
    await store.send(.fileTapped(large)) { $0.isWorking = true }
    await store.receive(.readResponse(large, .failure(.tooLarge(large)))) {
      $0.isWorking = false
      $0.problem = .tooLarge(large)
    }
    await store.send(.fileTapped(file)) {
      $0.isWorking = true
      $0.problem = nil
    }
    await store.receive(.readResponse(file, .success([]))) {
      $0.isWorking = false
      $0.problem = .noExpenses(file: "bank.csv")
    }
  }
}
