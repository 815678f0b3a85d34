import ConcurrencyExtras
import Foundation
import Testing

@_spi(SharedChangeTracking) @testable import Sharing

/// No lock is held while an object is released, whose `deinit` may take that lock.
struct ReleaseTests {
  /// An object that does something when it goes.
  final class Guest: Sendable {
    let onDeinit: @Sendable () -> Void

    init(_ onDeinit: @escaping @Sendable () -> Void = {}) { self.onDeinit = onDeinit }

    deinit { onDeinit() }
  }

  @Test("threads can create and release references of one key at once")
  func references() {
    let references = PersistentReferences()
    let key: InMemoryKey<Int> = .inMemory("count")
    #expect(
      finishes {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for _ in 0..<20_000 {
            _ = references.reference(for: key, initialValue: { 0 }, loads: false)
          }
        }
      })
    #expect(references.count == 0)
  }

  @Test("threads can open and release one file at once")
  func documents() {
    let documents = FileDocuments(backend: MemoryFileBackend(), clock: nil)
    #expect(
      finishes {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for _ in 0..<20_000 {
            _ = documents.document(at: URL(filePath: "/a"))
            if documents.all.count > 1 { Issue.record("One file has two documents") }
          }
        }
      })
    #expect(documents.all.isEmpty)
  }

  @Test("an unsaved value's deinit may change the shared value")
  func unsaved() {
    let source = TestKey<Guest?>.Source()
    let shared: Shared<Guest?> = Shared(TestKey("unsaved", source))
    let other = Shared(value: 0)
    #expect(
      finishes {
        source.onSave.setValue { value, continuation in
          // While one value is being saved, another takes the place of one that waits.
          if value == nil {
            shared.withLock { $0 = Guest { shared.withLock { _ in other.withLock { $0 += 1 } } } }
            shared.withLock { $0 = Guest() }
          }
          continuation.resume()
        }
        shared.withLock { $0 = nil }
      })
    #expect(other.wrappedValue == 1)
    source.onSave.setValue { $1.resume() }
  }

  @Test("an error's deinit may read the load error")
  func errors() {
    struct GuestFailure: Error { let guest: Guest }
    let source = TestKey<Int>.Source()
    let shared = Shared(wrappedValue: 0, TestKey("errors", source))
    #expect(
      finishes {
        source.subscriber.value?.yield(
          throwing: GuestFailure(guest: Guest { _ = shared.loadError }))
        source.subscriber.value?.yield(1)
      })
    #expect(shared.loadError == nil)
  }

  #if !canImport(ObjectiveC)
  @Test("a deinit of an object in user defaults may change the defaults")
  func userDefaults() {
    final class Object: NSObject {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    // Safe: user defaults may be used by any thread.
    let store = UncheckedSendable(UserDefaults.inMemory)
    let shared = Shared(wrappedValue: Data(), .appStorage("data", store: store.value))
    #expect(
      finishes {
        let store = store.value
        store.set(Object { store.set(Data([2]), forKey: "data") }, forKey: "data")
        store.set(Data([1]), forKey: "data")
      })
    #expect(shared.wrappedValue == Data([2]))
    #expect(
      finishes {
        let store = store.value
        store.register(defaults: ["other": Object { store.register(defaults: ["other": 1]) }])
        store.register(defaults: ["other": 2])
      })
    #expect(store.value.integer(forKey: "other") == 1)
  }
  #endif

  @Test("a deinit of an in-memory file's data may read the files")
  func memoryFiles() {
    let backend = MemoryFileBackend()
    let url = URL(filePath: "/a")
    @Sendable func data() -> Data {
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 1)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: 4096)
      return Data(
        bytesNoCopy: bytes, count: 4096,
        deallocator: .custom { bytes, _ in
          bytes.deallocate()
          _ = backend.read(url)
        })
    }
    #expect(
      finishes {
        _ = backend.write(data(), to: url)
        _ = backend.write(data(), to: url)
        _ = backend.write(Data(), to: URL(filePath: "/b"))
        backend.move(URL(filePath: "/b"), to: url)
      })
    #expect(backend.read(url) == Data())
  }

  @Test("an expected value's deinit may track a change")
  func tracker() {
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    let shared = Shared<Guest?>(value: nil)
    let other = Shared(value: 0)
    #expect(
      finishes {
        tracker.track { shared.withLock { $0 = Guest() } }
        tracker.assert {
          shared.withLock { $0 = Guest { tracker.track { other.withLock { $0 += 1 } } } }
          shared.withLock { $0 = nil }
        }
      })
    #expect(other.wrappedValue == 1)
  }

  @Test("a deinit of an unwrapped value's last value may read it")
  func unwrapped() throws {
    let other = Shared(value: 0)
    let shared = Shared<Guest?>(value: Guest { other.withLock { $0 += 1 } })
    let value = try #require(Shared(shared))
    #expect(
      finishes {
        shared.withLock { $0 = Guest { _ = value.wrappedValue } }
        _ = value.wrappedValue
        shared.withLock { $0 = Guest() }
        _ = value.wrappedValue
      })
    #expect(other.wrappedValue == 1)
  }

  @Test("a deinit of an in-memory value may use the storage")
  func inMemoryValue() {
    let reads = LockIsolated<[Int]>([])
    let value = Shared<Guest?>(wrappedValue: nil, .inMemory("noticed"))
    let count = Shared(wrappedValue: 1, .inMemory("count"))
    value.withLock {
      $0 = Guest {
        count.withLock { $0 += 1 }
        reads.withValue { $0.append(Shared(wrappedValue: 0, .inMemory("count")).wrappedValue) }
      }
    }
    value.withLock { $0 = nil }
    #expect(reads.value == [2])
  }
}
