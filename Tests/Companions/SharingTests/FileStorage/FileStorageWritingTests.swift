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

  @Test("the first change is written at once, then the latest each second")
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

  @Test("save writes a pending change at once")
  func urgent() async throws {
    let number = shared()
    number.withLock { $0 = 1 }
    number.withLock { $0 = 2 }
    try await number.save()
    #expect(folder.text("a.json") == "2")
    storage.flush()
    #expect(folder.text("a.json") == "2")
  }

  @Test("flushing the storage writes a pending change at once")
  func flush() {
    let number = shared()
    number.withLock { $0 = 1 }
    number.withLock { $0 = 2 }
    storage.flush()
    #expect(folder.text("a.json") == "2")
  }

  @Test("load writes a pending change first, so that it is not lost")
  func reading() async throws {
    let number = shared()
    number.withLock { $0 = 1 }
    number.withLock { $0 = 2 }
    try await number.load()
    #expect(number.wrappedValue == 2)
    #expect(folder.text("a.json") == "2")
  }

  @Test("a pending change is written even after the property is released")
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

  @Test("a delayed write that fails sets the save error")
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

  @Test("a write replaces the whole file, never leaving it half written")
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
        // While a test clock lives, this task and the test may share a thread.
        await Task.yield()
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
  @Test("a write keeps the file's permissions")
  func permissions() throws {
    try folder.write("1", to: "a.json")
    let path = folder.file("a.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    shared().withLock { $0 = 2 }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(folder.text("a.json") == "2")
  }

  @Test("a write through a symbolic link keeps it and replaces its target")
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

  @Test("concurrent changes of a file are not lost")
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

  @Test("in-memory file storage with a clock delays writes, too")
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
  @Test("a pending change is written when the process exits", .urgent)
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
