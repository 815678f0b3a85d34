#if PortableViews
import ComposableArchitecture
import ComposableUI
import Foundation
import Testing

/// `@AppStorage` of views and `@Shared(.appStorage)` store values in the same format.
@MainActor
struct AppStorageFormatTests {
  private enum Theme: String { case light, dark }
  private enum Level: Int { case low, high }

  private let store: UserDefaults

  init() throws {
    let name = "app-storage-format-\(UUID().uuidString)"
    store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
  }

  /// Writes a value with one property wrapper and reads it with the other, in both directions.
  private func exchange<Value: Equatable & Sendable>(
    _ values: [Value],
    _ key: AppStorageKey<Value>,
    _ storage: AppStorage<Value>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for value in values {
      do {
        @Shared(key) var shared = values[0]
        $shared.withLock { $0 = value }
      }
      #expect(storage.wrappedValue == value, sourceLocation: sourceLocation)
    }
    for value in values {
      storage.wrappedValue = value
      @Shared(key) var shared = values[0]
      #expect(shared == value, sourceLocation: sourceLocation)
    }
  }

  @Test("values of each type are read as they were written")
  func types() {
    exchange(
      [false, true], .appStorage("bool", store: store),
      AppStorage(wrappedValue: false, "bool", store: store))
    exchange(
      [0, -7], .appStorage("int", store: store), AppStorage(wrappedValue: 0, "int", store: store))
    exchange(
      [0, 0.5], .appStorage("double", store: store),
      AppStorage(wrappedValue: 0, "double", store: store))
    exchange(
      ["", "é"], .appStorage("string", store: store),
      AppStorage(wrappedValue: "", "string", store: store))
    exchange(
      [Data(), Data([1, 2])], .appStorage("data", store: store),
      AppStorage(wrappedValue: Data(), "data", store: store))
    exchange(
      [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0.25)],
      .appStorage("date", store: store),
      AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "date", store: store))
    exchange(
      [.light, .dark], .appStorage("theme", store: store),
      AppStorage(wrappedValue: Theme.light, "theme", store: store))
    exchange(
      [.low, .high], .appStorage("level", store: store),
      AppStorage(wrappedValue: Level.low, "level", store: store))
    exchange(
      [nil, 1], .appStorage("optional", store: store), AppStorage<Int?>("optional", store: store))
  }

  @Test("URLs of files, folders and websites are read as they were written")
  func urls() throws {
    let urls = [
      URL(filePath: "/tmp/a file.txt"),
      URL(filePath: "/tmp/folder/", directoryHint: .isDirectory),
      try #require(URL(string: "https://example.com/a%20b?c=d#e")),
    ]
    exchange(
      urls, .appStorage("url", store: store),
      AppStorage(wrappedValue: urls[0], "url", store: store))
    exchange(
      [nil] + urls, .appStorage("optionalURL", store: store),
      AppStorage<URL?>("optionalURL", store: store))
  }

  @Test("a file URL that an earlier version stored as text is read")
  func formerFormat() {
    store.set("file:///tmp/a%20file.txt", forKey: "url")
    let storage = AppStorage<URL?>("url", store: store)
    #expect(storage.wrappedValue == URL(filePath: "/tmp/a file.txt"))
  }
}
#endif
