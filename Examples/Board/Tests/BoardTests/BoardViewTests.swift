import BoardService
import ComposableArchitecture
import Foundation
import Testing
import ViewTesting

@testable import BoardScreens

@MainActor
struct BoardViewTests {
  /// Two pages that show one board, in a browser each or in the same.
  private func pages(
    _ file: BoardFile = .sample, inOneBrowser isOneBrowser: Bool = false
  ) async throws -> (ViewTester, ViewTester) {
    let client = BoardClient.sharing(
      StoreActor(initialState: SharedBoard.State()) {
        SharedBoard()
      } withDependencies: {
        $0.boardFile = file
      })
    func page(_ number: Int, _ browser: UserDefaults) async -> ViewTester {
      let store = Store(initialState: BoardFeature.State()) {
        BoardFeature()
      } withDependencies: {
        $0.board = client
        $0.defaultAppStorage = browser
        $0.uuid = UUIDGenerator { UUID(number) }
      }
      let page = ViewTester(BoardView(store: store).defaultAppStorage(browser))
      await page.settle()
      return page
    }
    let browser = try browser()
    let first = await page(101, browser)
    return (first, await page(102, isOneBrowser ? browser : try self.browser()))
  }

  /// The app storage of a browser without a history.
  private func browser() throws -> UserDefaults {
    let name = "board-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.removePersistentDomain(forName: name)
    return defaults
  }

  @Test("a card that one visitor moves moves on every page")
  func moving() async throws {
    let (first, second) = try await pages()
    try first.menu("Move Paint the door").button("Done").tap()
    await first.settle()
    await second.settle()
    #expect(second.texts.suffix(3).contains("Paint the door"))
  }

  @Test("a card is dragged before another one, or to the end of a column")
  func dragging() async throws {
    let (page, _) = try await pages()
    try page.text("Paint the door").drag(to: try page.text("Done"))
    await page.settle()
    #expect(page.texts.suffix(3).contains("Paint the door"))
    try page.text("Mend the lamp").drag(to: try page.text("Paint the door"))
    await page.settle()
    let titles = page.texts.filter { ["Paint the door", "Mend the lamp"].contains($0) }
    #expect(titles == ["Mend the lamp", "Paint the door"])
  }

  @Test("a page shows who is here, and who has a card open")
  func presence() async throws {
    let (first, second) = try await pages()
    _ = try first.text("2 here")
    try first.find(.textField, "Your name").type("Ada")
    try first.button("Mend the lamp").tap()
    await first.settle()
    await second.settle()
    _ = try second.text("Ada has it open")
  }

  @Test("two pages of a browser count as one visitor, with one name")
  func tabs() async throws {
    let (first, second) = try await pages(inOneBrowser: true)
    _ = try second.text("1 here")
    try first.find(.textField, "Your name").type("Ada")
    await first.settle()
    await second.settle()
    #expect(try second.find(.textField, "Your name").value == "Ada")
    try first.button("Mend the lamp").tap()
    await first.settle()
    await second.settle()
    _ = try second.text("1 here")
    #expect(!second.texts.contains("Ada has it open"))
  }

  @Test("a board that cannot be read is explained")
  func damaged() async throws {
    let (page, _) = try await pages(
      BoardFile(load: { .failure(.unreadable) }, save: { _ in nil }))
    _ = try page.text(
      "The board cannot be read, and is left as it is. Tell those who run this page.")
  }
}

extension BoardFile {
  fileprivate static var sample: Self {
    Self(load: { .success(Samples.board) }, save: { _ in nil })
  }
}
