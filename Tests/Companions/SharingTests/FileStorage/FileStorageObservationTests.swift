#if os(Linux) || os(macOS)
import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Dependencies
import Foundation
import Sharing
import Testing

@Suite("Observation of file storage", .timeLimit(.minutes(10)))
struct FileStorageObservationTests {
  let folder = TemporaryFolder()
  let clock = ManualClock()

  func shared(_ name: String = "a.json", _ initial: Int = 0) -> Shared<Int> {
    withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = .fileSystem(clock: clock)
    } operation: {
      Shared(wrappedValue: initial, .fileStorage(folder.file(name)))
    }
  }

  @Test("a file that another process moves into place is loaded")
  func moved() async throws {
    let number = shared()
    try folder.run("printf 42 > a.tmp && mv a.tmp a.json")
    await expect({ number.wrappedValue }, becomes: 42)
    try folder.run("printf 43 > a.tmp && mv a.tmp a.json")
    await expect({ number.wrappedValue }, becomes: 43)
  }

  @Test("a file that another process writes in place is loaded")
  func written() async throws {
    let number = shared()
    try folder.run("printf 42 > a.json")
    await expect({ number.wrappedValue }, becomes: 42)
    try folder.run("printf 1 >> a.json")
    await expect({ number.wrappedValue }, becomes: 421)
  }

  @Test("a deleted or moved file resets the value to its initial one")
  func deleted() async throws {
    try folder.write("1", to: "a.json")
    let number = shared("a.json", 7)
    #expect(number.wrappedValue == 1)
    try folder.run("rm a.json")
    await expect({ number.wrappedValue }, becomes: 7)
    number.withLock { $0 = 2 }
    #expect(folder.text("a.json") == "2")
    try folder.run("mv a.json b.json")
    await expect({ number.wrappedValue }, becomes: 7)
  }

  @Test("a deleted folder is created again and observed after the next change")
  func folderDeleted() async throws {
    try folder.run("mkdir sub && printf 1 > sub/a.json")
    let number = shared("sub/a.json", 7)
    #expect(number.wrappedValue == 1)
    try folder.run("rm -r sub")
    await expect({ number.wrappedValue }, becomes: 7)
    number.withLock { $0 = 2 }
    try await number.save()
    #expect(folder.text("sub/a.json") == "2")
    try folder.run("printf 3 > sub/a.json")
    await expect({ number.wrappedValue }, becomes: 3)
  }

  @Test("a file is observed after it was deleted or moved, and written again by others")
  func fileReplaced() async throws {
    try folder.write("1", to: "a.json")
    let number = shared("a.json", 7)
    for script in ["rm a.json", "mv a.json b.json"] {
      try folder.run(script)
      await expect({ number.wrappedValue }, becomes: 7)
      try folder.run("printf 2 > a.json")
      await expect({ number.wrappedValue }, becomes: 2)
      try folder.run("printf 3 > c.json && mv c.json a.json")
      await expect({ number.wrappedValue }, becomes: 3)
    }
  }

  @Test("a folder is observed after it was deleted or moved, and made again by others")
  func folderReplaced() async throws {
    try folder.run("mkdir -p x/sub && printf 1 > x/sub/a.json")
    let number = shared("x/sub/a.json", 7)
    #expect(number.wrappedValue == 1)
    for script in ["rm -r x/sub", "rm -r x", "mv x/sub x/away", "mv x y"] {
      try folder.run(script)
      await expect({ number.wrappedValue }, becomes: 7)
      try folder.run("mkdir -p x/sub && printf 2 > x/sub/a.json")
      await expect({ number.wrappedValue }, becomes: 2)
      try folder.run("printf 3 > x/sub/a.json")
      await expect({ number.wrappedValue }, becomes: 3)
    }
    try folder.run("mv x z")
    await expect({ number.wrappedValue }, becomes: 7)
    try folder.run("mv z x")
    await expect({ number.wrappedValue }, becomes: 3)
    try folder.run("printf 4 > x/sub/a.json")
    await expect({ number.wrappedValue }, becomes: 4)
  }

  @Test("a symbolic link that points to another file is loaded, and observed")
  func linkMoved() async throws {
    try folder.run("mkdir one two && printf 1 > one/t.json && printf 2 > two/t.json")
    try folder.run("ln -s one/t.json a.json")
    let number = shared()
    #expect(number.wrappedValue == 1)
    try folder.run("ln -s two/t.json b.json && mv b.json a.json")
    await expect({ number.wrappedValue }, becomes: 2)
    try folder.run("printf 3 > two/t.json")
    await expect({ number.wrappedValue }, becomes: 3)
  }

  @Test("an outside change of the file wins over a change not yet written")
  func conflict() async throws {
    let number = shared()
    number.withLock { $0 = 1 }
    number.withLock { $0 = 2 }
    try folder.run("printf 42 > a.tmp && mv a.tmp a.json")
    await expect({ number.wrappedValue }, becomes: 42)
    await clock.sleeper()
    clock.advance(by: .seconds(1))
    #expect(folder.text("a.json") == "42")
  }

  @Test("an undecodable file sets the load error until it can be decoded")
  func undecodable() async throws {
    let messages = try await asyncIssues {
      let number = shared()
      try folder.run("printf '?' > a.json")
      await expect({ number.loadError == nil }, becomes: false)
      #expect(number.wrappedValue == 0)
      try folder.run("printf 1 > a.tmp && mv a.tmp a.json")
      await expect({ number.wrappedValue }, becomes: 1)
      await expect({ number.loadError == nil }, becomes: true)
      number.withLock { $0 = 2 }
      #expect(folder.names == ["a.json"])
    }
    // It comes from outside of the task, whose recorder does not hear it.
    #expect(messages == [])
  }

  @Test("a file emptied by another process does not change the value")
  func emptied() async throws {
    try folder.write("1", to: "a.json")
    let number = shared("a.json", 7)
    let values = LockIsolated<[Int]>([])
    let observer = Observer { values.withValue { $0.append(number.wrappedValue) } }
    try folder.run("printf '' > a.json")
    try folder.run("printf 2 > a.json")
    // Observers are notified when the value can be read already.
    await expect(eventually: { values.value == [1, 2] })
    #expect(number.loadError == nil)
    withExtendedLifetime(observer) {}
  }

  @Test("an outside change is delivered on the main queue")
  func mainQueue() async throws {
    let number = shared()
    let isMain = LockIsolated<[Bool]>([])
    let observer = Observer {
      _ = number.wrappedValue
      isMain.withValue { $0.append(MainQueue.isCurrent) }
    }
    isMain.setValue([])
    try folder.run("printf 42 > a.tmp && mv a.tmp a.json")
    await expect(eventually: { isMain.value == [true] })
    #expect(number.wrappedValue == 42)
    withExtendedLifetime(observer) {}
  }

  @Test("a change between reading and observing the file is not missed")
  func early() throws {
    try folder.write("1", to: "a.json")
    let url = folder.file("a.json")
    let count = LockIsolated(0)
    withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = .fileSystem(clock: clock)
    } operation: {
      @Shared(
        .fileStorage(
          url,
          decode: { @Sendable data in
            count.withValue { $0 += 1 }
            if count.value == 1 { try Data("2".utf8).write(to: url, options: .atomic) }
            return String(decoding: data, as: UTF8.self)
          },
          encode: { @Sendable in Data($0.utf8) }))
      var text = ""
      #expect(text == "2")
    }
  }

  @Test("the process's own writes cause no extra notifications")
  func own() async throws {
    let number = shared()
    let seen = LockIsolated<[Int]>([])
    let observer = Observer { seen.withValue { $0.append(number.wrappedValue) } }
    for value in 1...5 {
      number.withLock { $0 = value }
      try await number.save()
    }
    // Events come in order: after this one, the events of the own changes have been seen.
    try folder.run("printf 42 > a.tmp && mv a.tmp a.json")
    await expect(eventually: { seen.value.last == 42 })
    #expect(seen.value == [0, 1, 2, 3, 4, 5, 42])
    withExtendedLifetime(observer) {}
  }

  @Test("properties with separate storages receive each other's changes")
  func sameProcess() async {
    let first = shared()
    let second = shared()
    first.withLock { $0 = 1 }
    await expect({ second.wrappedValue }, becomes: 1)
    second.withLock { $0 = 2 }
    await expect({ first.wrappedValue }, becomes: 2)
  }

  @Test("a change of one file does not notify readers of another in its folder")
  func neighbours() async throws {
    let first = shared("a.json")
    let second = shared("b.json")
    let observer = Observer { _ = second.wrappedValue }
    try folder.run("printf 1 > a.json")
    await expect({ first.wrappedValue }, becomes: 1)
    #expect(observer.count == 0)
  }

  @Test("a change of a symbolic link's target is loaded")
  func link() async throws {
    try folder.run("mkdir sub && printf 1 > sub/target.json && ln -s sub/target.json a.json")
    let number = shared()
    try folder.run("printf 2 > sub/target.json")
    await expect({ number.wrappedValue }, becomes: 2)
  }

  @Test("an outside change resumes a task that awaits it")
  func sequence() async throws {
    let number = shared()
    let values = AsyncStream<Int> { continuation in
      @Sendable func observe() {
        let value = withObservationTracking {
          number.wrappedValue
        } onChange: {
          observe()
        }
        continuation.yield(value)
      }
      observe()
    }
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    try folder.run("printf 42 > a.tmp && mv a.tmp a.json")
    #expect(await iterator.next() == 42)
  }
}

#if os(Linux)
@Suite("File descriptors of file storage", .timeLimit(.minutes(10)))
struct FileStorageDescriptorTests {
  @Test("all observed files share one descriptor, closed after the last", .urgent)
  func count() async {
    await #expect(processExitsWith: .success) {
      func descriptors() -> [String] {
        let names =
          (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap {
          try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
      }
      func watchers() -> Int { descriptors().count { $0.contains("inotify") } }
      let folder = TemporaryFolder()
      await withDependencies {
        $0.context = .live
      } operation: {
        let before = descriptors().count
        for _ in 0..<20 {
          do {
            let shared = (0..<20).map {
              Shared(wrappedValue: 0, .fileStorage(folder.file("\($0 % 4)/\($0).json")))
            }
            for number in shared { number.withLock { $0 = 1 } }
            withExtendedLifetime(shared) { precondition(watchers() == 1) }
          }
          while watchers() > 0 { await Task.yield() }
        }
        // The event loop of Dispatch may have opened descriptors of its own, but once.
        precondition(descriptors().count < before + 10)
      }
    }
  }
}
#endif
#endif
