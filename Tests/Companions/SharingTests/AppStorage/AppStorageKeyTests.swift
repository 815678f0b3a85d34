import Dependencies
import Foundation
import Sharing
import Testing

struct AppStorageKeyTests {
  enum Theme: Int, Codable, Sendable { case light, dark }
  enum Sorting: String, Codable, Sendable { case name, date }
  struct Profile: Codable, Equatable, Sendable {
    var name = "Mina"
    var age: Int?
  }

  @Dependency(\.defaultAppStorage) var store

  @Test("app storage stores a Bool")
  func bool() {
    @Shared(.appStorage("value")) var value = false
    #expect(!value)
    $value.withLock { $0 = true }
    #expect(store.bool(forKey: "value"))
    store.set(false, forKey: "value")
    #expect(!value)
    store.set("YES", forKey: "value")
    #expect(value)
  }

  @Test("app storage stores an Int")
  func int() {
    @Shared(.appStorage("value")) var value = 1
    $value.withLock { $0 = 2 }
    #expect(store.integer(forKey: "value") == 2)
    store.set(3, forKey: "value")
    #expect(value == 3)
    store.set("4", forKey: "value")
    #expect(value == 4)
  }

  @Test("app storage stores a Double")
  func double() {
    @Shared(.appStorage("value")) var value = 1.5
    $value.withLock { $0 = 2.5 }
    #expect(store.double(forKey: "value") == 2.5)
    store.set(3.0, forKey: "value")
    #expect(value == 3)
    store.set("4.5", forKey: "value")
    #expect(value == 4.5)
  }

  @Test("app storage stores a String")
  func string() {
    @Shared(.appStorage("value")) var value = "a"
    $value.withLock { $0 = "b" }
    #expect(store.string(forKey: "value") == "b")
    store.set("c", forKey: "value")
    #expect(value == "c")
  }

  @Test("app storage stores an array of strings")
  func strings() {
    @Shared(.appStorage("value")) var value = ["a"]
    $value.withLock { $0.append("b") }
    #expect(store.stringArray(forKey: "value") == ["a", "b"])
    store.set(["c"], forKey: "value")
    #expect(value == ["c"])
    store.set(["c", 1] as [Any], forKey: "value")
    #expect(value == ["a"])
  }

  @Test(
    "app storage stores a URL",
    arguments: ["https://example.com/a?b=c#d", "file:///tmp/some%20file"])
  func url(text: String) throws {
    // The cases run at the same time, with the same user defaults.
    let name = "URL of length \(text.count)"
    let url = try #require(URL(string: text))
    do {
      @Shared(.appStorage(name)) var value = URL(filePath: "/")
      $value.withLock { $0 = url }
    }
    @SharedReader(.appStorage(name)) var value = URL(filePath: "/")
    #expect(value == url)
    store.set("/tmp/other", forKey: name)
    #expect(value == URL(filePath: "/tmp/other"))
  }

  @Test("app storage keeps a folder URL's trailing slash")
  func folder() throws {
    let suite = "SharingTests.\(UUID().uuidString)"
    let other = try #require(UserDefaults(suiteName: suite))
    defer { other.removePersistentDomain(forName: suite) }
    let url = URL(filePath: "/no where/folder", directoryHint: .isDirectory)
    for store in [store, other] {
      do {
        @Shared(.appStorage("url", store: store)) var value: URL?
        $value.withLock { $0 = url }
      }
      @Shared(.appStorage("url", store: store)) var value: URL?
      #expect(value == url)
      #expect(store.url(forKey: "url") == url)
    }
    store.set(url, forKey: "other")
    @Shared(.appStorage("other")) var value: URL?
    #expect(value == url)
  }

  @Test("app storage stores a non-nil initial value if the key is unused")
  func initialValue() {
    do { @Shared(.appStorage("bool")) var bool = true }
    do { @Shared(.appStorage("profile")) var profile = Profile(name: "Initial") }
    do { @Shared(.appStorage("none")) var none: Int? }
    store.set("text", forKey: "other")
    do { @Shared(.appStorage("other")) var other = 1.5 }
    #expect(store.object(forKey: "bool") as? Bool == true)
    #expect(store.data(forKey: "profile") != nil)
    #expect(store.object(forKey: "none") == nil)
    #expect(store.string(forKey: "other") == "text")
    @Shared(.appStorage("bool")) var bool = false
    #expect(bool)
  }

  #if !canImport(ObjectiveC)
  @Test("a second object for one user defaults suite is reported")
  func secondStore() throws {
    let suite = "SharingTests.\(UUID().uuidString)"
    let first = try #require(UserDefaults(suiteName: suite))
    let second = try #require(UserDefaults(suiteName: suite))
    defer { first.removePersistentDomain(forName: suite) }
    let messages = issues {
      @Shared(.appStorage("count", store: first)) var count = 1
      @Shared(.appStorage("other", store: first)) var other = 1
      @Shared(.appStorage("count", store: second)) var secondCount = 1
    }
    #expect(
      messages == [
        """
        'appStorage' was given a second 'UserDefaults' object for one suite:

          Suite: \(suite)
          Name: count

        Each object has its own shared values, which get each other's changes by notification \
        only. To fix this, create one object for the suite, as a static property, and use it \
        everywhere.
        """
      ])
  }
  #endif

  @Test("app storage stores Data")
  func data() {
    @Shared(.appStorage("value")) var value = Data()
    $value.withLock { $0 = Data([1, 2]) }
    #expect(store.data(forKey: "value") == Data([1, 2]))
    store.set(Data([3]), forKey: "value")
    #expect(value == Data([3]))
  }

  @Test("app storage stores a Date")
  func date() {
    @Shared(.appStorage("value")) var value = Date(timeIntervalSince1970: 0)
    $value.withLock { $0 += 1.5 }
    #expect(store.object(forKey: "value") as? Date == Date(timeIntervalSince1970: 1.5))
    store.set(Date(timeIntervalSince1970: 2), forKey: "value")
    #expect(value == Date(timeIntervalSince1970: 2))
  }

  @Test("app storage stores values with an Int or String raw value")
  func rawValues() {
    @Shared(.appStorage("theme")) var theme = Theme.light
    @Shared(.appStorage("sorting")) var sorting = Sorting.name
    $theme.withLock { $0 = .dark }
    $sorting.withLock { $0 = .date }
    #expect(store.integer(forKey: "theme") == 1)
    #expect(store.string(forKey: "sorting") == "date")
    store.set(0, forKey: "theme")
    store.set("name", forKey: "sorting")
    #expect(theme == .light)
    #expect(sorting == .name)
    store.set("date", forKey: "sorting")
    store.set("size", forKey: "sorting")
    #expect(sorting == .name)
  }

  @Test("app storage stores other codable values as JSON")
  func codable() throws {
    @Shared(.appStorage("value")) var value = Profile()
    $value.withLock { $0.age = 42 }
    let data = try #require(store.data(forKey: "value"))
    #expect(
      try JSONDecoder().decode(Profile.self, from: data) == Profile(name: "Mina", age: 42))
    store.set(Data(#"{"name":"Mina Roy"}"#.utf8), forKey: "value")
    #expect(value == Profile(name: "Mina Roy"))
  }

  @Test("app storage removes the key when the value becomes nil")
  func optionals() {
    func check<Value: Equatable & Sendable>(
      _ key: AppStorageKey<Value?>, _ value: Value, line: Int = #line
    ) {
      @Shared(key) var shared: Value?
      #expect(shared == nil, "line \(line)")
      $shared.withLock { $0 = value }
      #expect(store.object(forKey: "value") != nil, "line \(line)")
      @SharedReader(wrappedValue: nil, key) var reader: Value?
      #expect(reader == value, "line \(line)")
      $shared.withLock { $0 = nil }
      #expect(store.object(forKey: "value") == nil, "line \(line)")
    }
    check(.appStorage("value"), true)
    check(.appStorage("value"), 1)
    check(.appStorage("value"), 1.5)
    check(.appStorage("value"), "a")
    check(.appStorage("value"), ["a"])
    check(.appStorage("value"), URL(filePath: "/tmp"))
    check(.appStorage("value"), Data([1]))
    check(.appStorage("value"), Date(timeIntervalSince1970: 1))
    check(.appStorage("value"), Theme.dark)
    check(.appStorage("value"), Sorting.date)
    check(.appStorage("value"), Profile())
  }

  @Test("app storage reads back what was written by an earlier property")
  func persistence() {
    do {
      @Shared(.appStorage("count")) var count = 0
      $count.withLock { $0 = 5 }
    }
    @Shared(.appStorage("count")) var count = 0
    #expect(count == 5)
  }

  @Test("a stored value of another type, or a removed one, yields the initial one")
  func otherType() {
    store.set(Data([1]), forKey: "count")
    @Shared(.appStorage("count")) var count = 7
    #expect(count == 7)
    store.set(1, forKey: "count")
    #expect(count == 1)
    store.removeObject(forKey: "count")
    #expect(count == 7)
  }

  @Test("undecodable data in app storage is reported and kept")
  func undecodable() throws {
    // In the live context the property would be the user defaults of the process.
    let store = store
    store.set(Data("[]".utf8), forKey: "profile")
    let messages = liveIssues {
      @Shared(.appStorage("profile", store: store)) var profile = Profile(name: "Nobody")
      #expect(profile.name == "Nobody")
      #expect($profile.loadError is DecodingError)
    }
    #expect(store.data(forKey: "profile") == Data("[]".utf8))
    try #require(messages.count == 1)
    let lines = messages[0].split(separator: "\n", omittingEmptySubsequences: false)
    let decoding = try #require(lines.first { $0.hasPrefix("      Decoding: ") })
    #expect(
      messages[0] == """
        A shared value could not be loaded, and keeps its current value:

          Key: .appStorage("profile")
          Value: Profile
          Error: The data cannot be decoded, and are left alone until a new value is stored.
              Name: profile
        \(decoding)

        To fix this, see the error. 'loadError' of the property has it too.
        """)
  }

  @Test("load and save work for an app storage key")
  func onDemand() async throws {
    @Shared(.appStorage("count")) var count = 1
    try await $count.save()
    #expect(store.integer(forKey: "count") == 1)
    try await $count.load()
    #expect(count == 1)
    let required = try await Shared(require: .appStorage("count") as AppStorageKey<Int>)
    #expect(required.wrappedValue == 1)
  }

  @Test("app storage uses the user defaults passed to it")
  func otherStore() {
    let other = UserDefaults.inMemory
    @Shared(.appStorage("count")) var count = 1
    @Shared(.appStorage("count", store: other)) var otherCount = 2
    $otherCount.withLock { $0 = 3 }
    #expect(count == 1)
    #expect(other.integer(forKey: "count") == 3)
    #expect(AppStorageKey<Int>.appStorage("a").id == AppStorageKey<Int>.appStorage("a").id)
    #expect(
      AppStorageKey<Int>.appStorage("a").id
        != AppStorageKey<Int>.appStorage("a", store: other).id)
  }

  @Test("only a running app uses the standard user defaults by default")
  func contexts() {
    #expect(DependencyValues.live.defaultAppStorage === UserDefaults.standard)
    #expect(DependencyValues.preview.defaultAppStorage !== UserDefaults.standard)
    #expect(store !== UserDefaults.standard)
    #expect(DependencyValues.live.appStorageKeyFormatWarningEnabled)
  }

  @Test("app storage is not shared with another test: first")
  func isolationFirst() {
    @Shared(.appStorage("isolation")) var count = 0
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }

  @Test("app storage is not shared with another test: second")
  func isolationSecond() {
    @Shared(.appStorage("isolation")) var count = 0
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }

  @Test("app storage keys that prevent observation are reported", arguments: ["a.b", "a@b"])
  func format(name: String) {
    let messages = issues {
      @Shared(.appStorage(name)) var count = 0
      $count.withLock { $0 = 1 }
      store.set(2, forKey: name)
      #expect(count == 2)
    }
    #expect(
      messages == [
        """
        'appStorage' was given a name that prevents key-value observation:

          Name: \(name)

        Apple's systems cannot observe a name with '.' or '@' by itself, so every change of the \
        user defaults checks this value. To fix this, use a name without these \
        characters, or set the dependency 'appStorageKeyFormatWarningEnabled' to false.
        """
      ])
    withDependencies {
      $0.appStorageKeyFormatWarningEnabled = false
    } operation: {
      let messages = issues { @Shared(.appStorage(name + ".")) var count = 0 }
      #expect(messages == [])
    }
  }
}
