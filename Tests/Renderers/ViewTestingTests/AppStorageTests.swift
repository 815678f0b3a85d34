#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@testable import ConcurrencyExtras

/// Values in user defaults.
@MainActor
struct AppStorageTests {
  private enum Theme: String { case light, dark }

  private struct Settings: View {
    @AppStorage("size") var size = 12
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("name") var name: String?

    var body: some View {
      Text("\(size) \(theme.rawValue) \(name ?? "nobody")")
      Button("Change") {
        size += 1
        theme = .dark
        name = "Kim"
      }
      Button("Forget") { name = nil }
      Stepper("Size", value: $size)
    }
  }

  private struct Other: View {
    @AppStorage("size") var size = 0
    var body: some View { Text("also \(size)") }
  }

  private func store() throws -> UserDefaults {
    let name = "app-storage-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
    return store
  }

  @Test("a store of defaults is released with the views that read it, once it is on disk")
  func release() throws {
    weak var released: UserDefaults?
    do {
      let store = try store()
      released = store
      let screen = ViewTester(Settings().defaultAppStorage(store))
      try screen.button("Change").tap()
      #expect(screen.texts == ["13 dark Kim"])
    }
    #if !canImport(ObjectiveC)
    ChangedUserDefaults.write()
    #endif
    #expect(released == nil)
  }

  @Test("values are stored, and all views of a key show them")
  func writing() throws {
    let store = try store()
    let screen = ViewTester(
      VStack {
        Settings()
        Other()
      }
      .defaultAppStorage(store))
    #expect(screen.texts == ["12 light nobody", "also 0"])
    try screen.button("Change").tap()
    #expect(screen.texts == ["13 dark Kim", "also 13"])
    #expect(store.integer(forKey: "size") == 13)
    #expect(store.string(forKey: "theme") == "dark")
    try screen.button("Forget").tap()
    #expect(store.object(forKey: "name") == nil)
    try screen.stepper("Size").increment()
    #expect(screen.texts == ["14 dark nobody", "also 14"])
  }

  @Test("stored values are read, and a value of no case is the initial one")
  func reading() throws {
    let store = try store()
    store.set(20, forKey: "size")
    store.set("blue", forKey: "theme")
    #expect(ViewTester(Settings().defaultAppStorage(store)).texts == ["20 light nobody"])
  }

  @Test("a view follows a change by others, once it is posted")
  func foreign() async throws {
    let store = try store()
    let screen = ViewTester(Settings().defaultAppStorage(store))
    store.set(30, forKey: "size")
    // Foundation posts this on Apple's systems alone.
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    await screen.settle()
    #expect(screen.texts == ["30 light nobody"])
  }

  @Test("views with stores of their own do not share values")
  func stores() throws {
    let (first, second) = (try store(), try store())
    let screen = ViewTester(
      VStack {
        Settings().defaultAppStorage(first)
        Other().defaultAppStorage(second)
      })
    try screen.button("Change").tap()
    #expect(screen.texts == ["13 dark Kim", "also 0"])
  }

  private struct Kinds: View {
    @AppStorage("flag") var flag = true
    @AppStorage("ratio") var ratio = 0.5
    @AppStorage("link") var link = URL(string: "https://example.com")!
    @AppStorage("day") var day = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("bytes") var bytes = Data([1])
    @AppStorage("level") var level: Level?

    enum Level: Int {
      case low = 1
      case high
    }

    var body: some View {
      Text(
        "\(flag) \(ratio) \(link.host ?? "") \(Int(day.timeIntervalSinceReferenceDate)) \(bytes.count) \(level?.rawValue ?? 0)"
          as String)
      Button("Change") {
        flag = false
        ratio = 2
        link = URL(string: "https://example.org")!
        day = Date(timeIntervalSinceReferenceDate: 5)
        bytes = Data([1, 2])
        level = .high
      }
    }
  }

  @Test("each type of value is read back")
  func types() throws {
    let store = try store()
    let screen = ViewTester(Kinds().defaultAppStorage(store))
    #expect(screen.texts == ["true 0.5 example.com 0 1 0"])
    try screen.button("Change").tap()
    #expect(screen.texts == ["false 2.0 example.org 5 2 2"])
    #expect(ViewTester(Kinds().defaultAppStorage(store)).texts == screen.texts)
  }
}
#endif
