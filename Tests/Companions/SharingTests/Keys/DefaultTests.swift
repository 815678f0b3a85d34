import Foundation
import Sharing
import Testing

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var limit: Self { Self[.inMemory("limit"), default: 10] }
  fileprivate static func limit(_ name: String) -> Self {
    Self[.inMemory("limit of \(name)"), default: 20]
  }
  fileprivate static var higherLimit: Self { Self[.limit, default: 30] }
}

extension SharedReaderKey where Self == InMemoryKey<String?>.Default {
  fileprivate static var nickname: Self { Self[.inMemory("nickname"), default: "Mina"] }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isLoud: Self { Self[.appStorage("isLoud"), default: true] }
}

extension SharedKey where Self == FileStorageKey<[String: Int]>.Default {
  fileprivate static var scores: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "scores.json")), default: ["a": 1]]
  }
}

/// Keys with initial values.
struct DefaultTests {
  @Test("a key with a default needs no value at the property")
  func properties() {
    @Shared(.limit) var limit
    @SharedReader(.limit) var reader
    @Shared(.limit("rows")) var rows
    @SharedReader(.nickname) var nickname
    #expect(limit == 10)
    #expect(rows == 20)
    #expect(nickname == "Mina")
    $limit.withLock { $0 = 11 }
    #expect(reader == 11)
  }

  @Test("a key with a default hands it out")
  func initialValue() {
    let key: _SharedKeyDefault<InMemoryKey<Int>> = .limit
    #expect(key.initialValue() == 10)
    #expect(InMemoryKey<Int>.Default[.limit, default: 40].initialValue() == 40)
  }

  @Test("keys of any kind can have a default")
  func kinds() {
    @Shared(.isLoud) var isLoud
    @Shared(.scores) var scores
    #expect(isLoud)
    #expect(scores == ["a": 1])
    $isLoud.withLock { $0 = false }
    $scores["b"].withLock { $0 = 2 }
    @Shared(.appStorage("isLoud")) var sameIsLoud = true
    @Shared(.fileStorage(.documentsDirectory.appending(component: "scores.json")))
    var sameScores: [String: Int] = [:]
    #expect(!sameIsLoud)
    #expect(sameScores == ["a": 1, "b": 2])
  }

  @Test("a property's own value overrides the key's default")
  func override() {
    @Shared(.limit) var limit = 12
    #expect(limit == 12)
    @SharedReader(.limit("rows")) var rows = 21
    #expect(rows == 21)
  }

  @Test("keys share a value whatever their defaults")
  func base() {
    @Shared(.inMemory("limit")) var base = 5
    @Shared(.limit) var limit
    @Shared(.higherLimit) var higher
    #expect((base, limit, higher) == (5, 5, 5))
  }

  @Test("a key's default can be replaced by another")
  func redefined() {
    @Shared(.higherLimit) var limit
    #expect(limit == 30)
  }

  @Test("a key with a default works wherever a key does")
  func asKey() async throws {
    @Shared(value: 1) var limit
    try await $limit.load(.limit)
    #expect(limit == 1)
    $limit.withLock { $0 = 2 }
    @Shared(.inMemory("limit")) var base = 5
    #expect(base == 2)
    #expect("\(InMemoryKey<Int>.Default.limit)" == #".inMemory("limit")"#)
    let required = try await Shared(require: .limit)
    #expect(required.wrappedValue == 2)
  }
}
