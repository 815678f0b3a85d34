import CustomDump
import Foundation
import Sharing
import Testing

struct SharedTests {
  struct Settings: Equatable, Sendable {
    var volume = 5
    var name: String?
    var tags: [String] = []
    let build = 7
    var isLoud: Bool { volume > 7 }
  }

  struct User: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
  }

  struct Child {
    @Shared var count: Int
    init(count: Shared<Int>) { self._count = count }
  }

  @Test("withLock changes a shared value and returns the closure's result")
  func withLock() throws {
    @Shared(value: 1) var count
    let old = $count.withLock { count in
      defer { count += 1 }
      return count
    }
    #expect(old == 1)
    #expect(count == 2)
  }

  @Test("withLock keeps changes made before its closure throws")
  func throwing() {
    struct Failure: Error {}
    @Shared(value: 1) var count
    #expect(throws: Failure.self) {
      try $count.withLock {
        $0 = 2
        throw Failure()
      }
    }
    #expect(count == 2)
  }

  @Test("withLock changes a large collection in place without a copy")
  func inPlace() {
    @Shared(value: Array(1...2_000)) var numbers
    $numbers.withLock { $0.reserveCapacity(3_000) }
    let before = numbers.withUnsafeBufferPointer { $0.baseAddress }
    $numbers.withLock { $0.append(4) }
    #expect(numbers.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test("properties with one projected value share one value")
  func handedOn() {
    @Shared(value: 1) var count
    let child = Child(count: $count)
    let other = Shared(projectedValue: $count)
    child.$count.withLock { $0 = 5 }
    #expect(count == 5)
    #expect(other.wrappedValue == 5)
  }

  @Test("a shared value can be set through its deprecated setter")
  @available(*, deprecated)
  func setter() {
    @Shared(value: 1) var count
    count = 3
    #expect(count == 3)
  }

  @Test("concurrent changes of a shared value are not lost")
  func concurrency() async {
    @Shared(value: Settings()) var settings
    await withTaskGroup(of: Void.self) { [shared = $settings] group in
      for index in 0..<64 {
        group.addTask {
          for _ in 0..<50 {
            if index.isMultiple(of: 2) {
              shared.withLock { $0.volume += 1 }
            } else {
              shared.volume.withLock { $0 += 1 }
            }
          }
        }
      }
    }
    #expect(settings.volume == 5 + 64 * 50)
  }

  @Test("members of a shared value are shared, or readable if immutable")
  func members() {
    @Shared(value: Settings()) var settings
    let volume: Shared<Int> = $settings.volume
    volume.withLock { $0 = 9 }
    #expect(settings.volume == 9)
    let build: SharedReader<Int> = $settings.build
    #expect(build.wrappedValue == 7)
    let isLoud: SharedReader<Bool> = $settings.isLoud
    #expect(isLoud.wrappedValue)
    $settings.tags.withLock { $0.append("new") }
    #expect(settings.tags == ["new"])
    #expect($settings.tags[0].wrappedValue == "new")
  }

  @Test("'read' shares a value derived by a closure")
  func read() {
    @Shared(value: Settings()) var settings
    let text = $settings.read { "volume \($0.volume)" }
    #expect(text.wrappedValue == "volume 5")
    $settings.volume.withLock { $0 = 6 }
    #expect(text.wrappedValue == "volume 6")
    #expect(text.read(\.count).wrappedValue == 8)
  }

  @Test("an unwrapped shared optional keeps its last value once it is nil")
  func optional() throws {
    @Shared(value: Settings()) var settings
    #expect(Shared($settings.name) == nil)
    $settings.name.withLock { $0 = "Mina" }
    let name = try #require(Shared($settings.name))
    #expect(name.wrappedValue == "Mina")
    name.withLock { $0 += " Roy" }
    #expect(settings.name == "Mina Roy")

    $settings.name.withLock { $0 = nil }
    #expect(name.wrappedValue == "Mina Roy")
    name.withLock { $0 = "Nobody" }
    #expect(settings.name == nil)
    #expect(name.wrappedValue == "Nobody")

    $settings.name.withLock { $0 = "Back" }
    #expect(name.wrappedValue == "Back")
  }

  @Test("assigning a projected value makes a property share another value")
  func repointing() {
    @Shared(value: 1) var first
    @Shared(value: 2) var second
    let original = $first
    let separate = Shared(projectedValue: $first)
    $first = $second
    #expect(first == 2)
    #expect(original.wrappedValue == 2)
    #expect(separate.wrappedValue == 1)
    $first.withLock { $0 = 3 }
    #expect(second == 3)
  }

  @Test("shared values are equal if their values are")
  func equality() {
    @Shared(value: 1) var first
    @Shared(value: 1) var second
    #expect($first == $second)
    #expect(SharedReader($first) == SharedReader($second))
    $first.withLock { $0 = 2 }
    #expect($first != $second)
    #expect(SharedReader($first) != SharedReader($second))
    #expect($first == $first)
  }

  @Test("a shared value has its value's id")
  func identity() {
    @Shared(value: User(id: 42, name: "Mina")) var user
    #expect($user.id == 42)
    #expect(SharedReader($user).id == 42)
  }

  @Test("a shared value is described with its key or value")
  func description() {
    @Shared(value: Settings()) var settings
    @Shared(value: "Mina") var name
    #expect("\($name)" == #"Shared<String>(value: "Mina")"#)
    #expect("\(SharedReader($name))" == #"SharedReader<String>(value: "Mina")"#)
    @Shared(.inMemory("settings")) var kept = Settings()
    #expect("\($kept)" == #"Shared<Settings>(.inMemory("settings"))"#)
    #expect("\($kept.volume)" == #"Shared<Int>(.inMemory("settings").volume)"#)
    #expect(
      "\($kept.read { $0.volume })" == #"SharedReader<Int>(.inMemory("settings").read { … })"#)
  }

  @Test("load and save do nothing for a shared value without a key")
  func noKey() async throws {
    @Shared(value: 1) var count
    try await $count.load()
    try await $count.save()
    try await $count[dynamicMember: \.description].load()
    try await $count.read { $0 + 1 }.load()
    try await SharedReader($count).load()
    #expect(count == 1)
    #expect(!$count.isLoading)
    #expect($count.loadError == nil)
    #expect($count.saveError == nil)
  }
}
