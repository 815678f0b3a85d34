#if PortableViews && Web
import ComposableArchitecture
import Foundation
import Testing
import ViewGraph

@testable import WebRenderer

@Suite("The values of a browser", .timeLimit(.minutes(10)))
@MainActor
struct VisitorStorageTests {
  private let anna = RandomIdentifier()
  private let ben = RandomIdentifier()

  private struct Settings: View {
    @Shared(.inMemory("draft")) var draft = "empty"
    @Shared(.appStorage("size")) var size = 1
    @AppStorage("theme") var theme = "light"
    @AppStorage("size") var sameSize = 1

    var body: some View {
      Text("\(draft) \(size) \(theme) \(sameSize)")
      Button("Write") {
        $draft.withLock { $0 = "written" }
        $size.withLock { $0 += 1 }
        theme = "dark"
      }
    }
  }

  @Test("two tabs of a browser share values, and two browsers do not")
  func visitors() throws {
    let pages = VisitedPages { Settings() }
    let (first, second) = try (pages.open(in: anna), pages.open(in: anna))
    let other = try pages.open(in: ben)
    try first.click("Write")
    #expect(first.texts == ["written 2 dark 2"])
    #expect(second.texts == ["written 2 dark 2"])
    #expect(other.texts == ["empty 1 light 1"])
    #expect(try pages.open(in: ben).texts == ["empty 1 light 1"])
    #expect(try pages.open(in: anna).texts == ["written 2 dark 2"])
    #expect(UserDefaults.standard.object(forKey: "theme") == nil)
  }

  @Test("a value that the app has registered is every visitor's, until the visitor changes it")
  func registered() throws {
    struct Name: View {
      @AppStorage("registered-name") var name = "unknown"
      var body: some View {
        Text(name)
        Button("Rename") { name = "Anna" }
      }
    }
    UserDefaults.standard.register(defaults: ["registered-name": "guest"])
    let pages = VisitedPages { Name() }
    let (first, second) = try (pages.open(in: anna), pages.open(in: ben))
    #expect([first.texts, second.texts] == [["guest"], ["guest"]])
    try first.click("Rename")
    #expect([first.texts, second.texts] == [["Anna"], ["guest"]])
  }

  @Reducer
  struct Notebook {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("notes")) var notes: [String] = []
    }
    enum Action { case addTapped, added }
    let isOver: AsyncStream<Void>.Continuation

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addTapped:
          return .run { send in
            await Task.yield()
            // Found anew by its name, from the code of the effect.
            @Shared(.inMemory("notes")) var notes: [String] = []
            @Shared(.appStorage("count")) var count = 0
            $notes.withLock { $0.append("note") }
            $count.withLock { $0 += 1 }
            await send(.added)
          }
        case .added:
          isOver.yield()
          return .none
        }
      }
    }
  }

  private struct NotebookView: View {
    let store: StoreOf<Notebook>
    @AppStorage("count") var count = 0
    var body: some View {
      Text("\(store.notes.count) notes, \(count)")
      Button("Add") { store.send(.addTapped) }
    }
  }

  @Test("effects of a visitor's store have the visitor's values")
  func effects() async throws {
    let (stream, isOver) = AsyncStream<Void>.makeStream()
    let pages = VisitedPages {
      NotebookView(
        store: Store(initialState: Notebook.State()) { Notebook(isOver: isOver) })
    }
    let (first, second) = try (pages.open(in: anna), pages.open(in: ben))
    try first.click("Add")
    var ends = stream.makeAsyncIterator()
    await ends.next()
    #expect(first.texts == ["1 notes, 1"])
    #expect(second.texts == ["0 notes, 0"])
  }

  @Test("what the app prepares replaces a visitor's values, on the first and on later pages")
  func prepared() throws {
    let shared = UserDefaults.inMemory
    var count = 0
    let pages = VisitedPages {
      count += 1
      prepareDependencies {
        $0.defaultAppStorage = shared
        $0.defaultInMemoryStorage = InMemoryStorage()
      }
      return Settings()
    }
    let (first, second) = try (pages.open(in: anna), pages.open(in: ben))
    try first.click("Write")
    #expect(first.texts == ["written 2 dark 1"])
    #expect(second.texts == ["empty 2 light 1"])
    #expect(count == 2)
  }

  // MARK: Lifetime

  private func settle(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test("values are kept for two hours after the last page, and dropped then")
  func lifetime() async throws {
    let pages = VisitedPages { Settings() }
    let (first, second) = try (pages.open(in: anna), pages.open(in: anna))
    try first.click("Write")
    first.close()
    second.close()
    pages.clock.advance(by: .seconds(60))
    await settle { pages.store.count == 0 }
    #expect(pages.store.storages.count == 1)
    pages.clock.advance(by: .seconds(2 * 60 * 60 - 61))
    let third = try pages.open(in: anna)
    #expect(third.texts == ["written 2 dark 2"])
    third.close()
    pages.clock.advance(by: .seconds(60))
    await settle { pages.store.count == 0 }
    pages.clock.advance(by: .seconds(2 * 60 * 60))
    await settle { pages.store.storages.count == 0 }
    #expect(try pages.open(in: anna).texts == ["empty 1 light 1"])
  }

  @Test("a browser that never connects, or has written too much, leaves nothing behind")
  func dropped() async throws {
    var limits = SessionLimits()
    limits.maximumBrowserStorageSize = 20
    let pages = VisitedPages(limits: limits) { Settings() }
    _ = try pages.store.makeSession(browser: anna, address: "a", location: "/")
    pages.clock.advance(by: .seconds(10))
    await settle { pages.store.count == 0 }
    #expect(pages.store.storages.count == 0)
    let page = try pages.open(in: ben)
    try page.click("Write")
    page.close()
    pages.clock.advance(by: .seconds(60))
    await settle { pages.store.count == 0 }
    #expect(pages.store.storages.count == 0)
  }

  @Test("the values of the browser that left first are dropped when there are too many")
  func room() async throws {
    var limits = SessionLimits()
    limits.maximumKeptBrowserStorageBytes = 3 * FixedLimits.browserStorageByteCount
    let pages = VisitedPages(limits: limits) { Settings() }
    for browser in [anna, ben, RandomIdentifier()] {
      let page = try pages.open(in: browser)
      try page.click("Write")
      page.close()
      pages.clock.advance(by: .seconds(60))
      await settle { pages.store.count == 0 }
    }
    #expect(pages.store.storages.count == 2)
    #expect(pages.store.storages.keptByteCount <= limits.maximumKeptBrowserStorageBytes)
    #expect(try pages.open(in: anna).texts == ["empty 1 light 1"])
    #expect(try pages.open(in: ben).texts == ["written 2 dark 2"])
  }
}
#endif
