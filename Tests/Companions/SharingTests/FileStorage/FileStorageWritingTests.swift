import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Dependencies
import Foundation
import Sharing
import Testing

@Suite("Writing of file storage", .timeLimit(.minutes(10)))
struct FileStorageWritingTests {
  let folder = TemporaryFolder()
  let clock = ManualClock()
  let storage: FileStorage

  init() {
    storage = .fileSystem(clock: clock)
  }

  func shared(_ initial: Int = 0) -> Shared<Int> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: initial, .fileStorage(folder.file("a.json")))
    }
  }

  @Test("happens at once, then once per second with the last value")
  func spacing() async {
    let number = shared()
    number.withLock { $0 = 1 }
    #expect(folder.text("a.json") == "1")
    number.withLock { $0 = 2 }
    number.withLock { $0 = 3 }
    #expect(folder.text("a.json") == "1")
    await clock.sleeper()
    clock.advance(by: .milliseconds(999))
    #expect(folder.text("a.json") == "1")
    clock.advance(by: .milliseconds(1))
    await clock.sleeper()
    #expect(folder.text("a.json") == "3")
    number.withLock { $0 = 4 }
    #expect(folder.text("a.json") == "3")
    clock.advance(by: .seconds(1))
    await clock.sleeper()
    #expect(folder.text("a.json") == "4")
    // After a second without a change, writing is at once again.
    for value in 5... {
      clock.advance(by: .seconds(1))
      for _ in 0..<20 { await Task.yield() }
      number.withLock { $0 = value }
      if folder.text("a.json") == "\(value)" { break }
      // The file storage has not woken up yet, and met the change when it did.
      await clock.sleeper()
      #expect(folder.text("a.json") == "\(value)")
    }
  }

  @Test("happens at once when it is asked for")
  func urgent() async throws {
    let number = shared()
    number.withLock { $0 = 1 }
    number.withLock { $0 = 2 }
    try await number.save()
    #expect(folder.text("a.json") == "2")
    storage.flush()
    #expect(folder.text("a.json") == "2")
  }

  @Test("happens at once when the storage is flushed")
  func flush() {
    let number = shared()
    number.withLock { $0 = 1 }
    number.withLock { $0 = 2 }
    storage.flush()
    #expect(folder.text("a.json") == "2")
  }

  @Test("happens before the file is read again, so that no change is lost")
  func reading() async throws {
    let number = shared()
    number.withLock { $0 = 1 }
    number.withLock { $0 = 2 }
    try await number.load()
    #expect(number.wrappedValue == 2)
    #expect(folder.text("a.json") == "2")
  }

  @Test("happens though nobody shares the value any more")
  func lifetime() async {
    do {
      let number = shared()
      number.withLock { $0 = 1 }
      number.withLock { $0 = 2 }
    }
    #expect(folder.text("a.json") == "1")
    #expect(shared(7).wrappedValue == 2)
    do {
      let number = shared()
      number.withLock { $0 = 3 }
    }
    await clock.sleeper()
    clock.advance(by: .seconds(1))
    await expect(eventually: { folder.text("a.json") == "3" })
  }

  @Test("of a value that was kept back tells of its error")
  func lateFailure() async {
    let messages = await asyncIssues {
      let number: Shared<Double> = withDependencies {
        $0.defaultFileStorage = storage
      } operation: {
        Shared(wrappedValue: 0, .fileStorage(folder.file("a.json")))
      }
      number.withLock { $0 = 1 }
      number.withLock { $0 = .infinity }
      #expect(number.saveError == nil)
      await clock.sleeper()
      clock.advance(by: .seconds(1))
      await expect({ number.saveError == nil }, becomes: false)
      await clock.sleeper()
    }
    // A test asks the property for it instead.
    #expect(messages == [])
    #expect(folder.text("a.json") == "1")
  }

  @Test("replaces the file as a whole, so that readers never find it half written")
  func atomicity() async throws {
    let url = folder.file("a.json")
    let numbers: Shared<[Int]> = withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(wrappedValue: [0], .fileStorage(url))
    }
    try await numbers.save()
    let reader = Task.detached {
      var lengths: Set<Int> = []
      while !Task.isCancelled {
        lengths.insert(try JSONDecoder().decode([Int].self, from: Data(contentsOf: url)).count)
      }
      return lengths
    }
    for length in 1...30 {
      numbers.withLock { $0 = Array(repeating: 12345, count: length * 1000) }
      try await numbers.save()
    }
    reader.cancel()
    let lengths = try await reader.value
    #expect(lengths.allSatisfy { $0 == 1 || $0.isMultiple(of: 1000) })
    #expect(folder.names == ["a.json"])
  }

  #if !os(Windows)
  @Test("keeps the permissions of the file")
  func permissions() throws {
    try folder.write("1", to: "a.json")
    let path = folder.file("a.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    shared().withLock { $0 = 2 }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.text("a.json") == "2")
  }

  @Test("keeps a link, and replaces what it points to")
  func link() throws {
    try folder.write("1", to: "target.json")
    try FileManager.default.createSymbolicLink(
      at: folder.file("a.json"), withDestinationURL: folder.file("target.json"))
    shared().withLock { $0 = 2 }
    #expect(folder.text("target.json") == "2")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.file("a.json").path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }
  #endif

  @Test("loses no change that tasks make at the same time")
  func concurrency() async {
    let number = shared()
    await withTaskGroup(of: Void.self) { [clock] group in
      for index in 0..<32 {
        group.addTask {
          for _ in 0..<20 { number.withLock { $0 += 1 } }
          if index.isMultiple(of: 8) { clock.advance(by: .seconds(1)) }
        }
      }
    }
    #expect(number.wrappedValue == 640)
    storage.flush()
    #expect(folder.text("a.json") == "640")
  }

  @Test("in memory is spaced, too, if there is a clock")
  func memory() {
    let encoded = LockIsolated<[Int]>([])
    withDependencies {
      $0.defaultFileStorage = .inMemory(clock: clock)
    } operation: {
      @Shared(
        .fileStorage(
          URL(filePath: "/a"),
          decode: { @Sendable in $0.count },
          encode: { @Sendable value in
            encoded.withValue { $0.append(value) }
            return Data()
          }))
      var number = 0
      for value in 1...3 { $number.withLock { $0 = value } }
    }
    #expect(encoded.value == [1])
  }

  #if os(Linux) || os(macOS)
  @Test("happens when the process exits", .urgent)
  func exit() async throws {
    let path = folder.file("a.json").path
    await #expect(processExitsWith: .success) { [path = path as String] in
      withDependencies {
        $0.context = .live
      } operation: {
        @Shared(.fileStorage(URL(filePath: path))) var number = 0
        for value in 1...5 { $number.withLock { $0 = value } }
        #expect((try? String(contentsOfFile: path, encoding: .utf8)) == "1")
      }
      Foundation.exit(0)
    }
    #expect(folder.text("a.json") == "5")
  }
  #endif
}
