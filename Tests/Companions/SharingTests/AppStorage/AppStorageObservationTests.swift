import ConcurrencyExtras
import Dependencies
import Foundation
@_spi(SharedChangeTracking) import Sharing
import Testing

struct AppStorageObservationTests {
  @Dependency(\.defaultAppStorage) var store

  @Test("a direct change of user defaults notifies once")
  func direct() {
    let count = Shared(wrappedValue: 1, .appStorage("count"))
    let observer = Observer { _ = count.wrappedValue }
    store.set(2, forKey: "count")
    #expect(count.wrappedValue == 2)
    #expect(observer.count == 1)
    store.set(2, forKey: "count")
    store.set(3, forKey: "other")
    #expect(observer.count == 1)
  }

  @Test("a shared property's own change notifies once")
  func own() {
    let count = Shared(wrappedValue: 1, .appStorage("count"))
    let observer = Observer { _ = count.wrappedValue }
    count.withLock { $0 = 2 }
    #expect(observer.count == 1)
  }

  @Test("a change through a property of another type is received")
  func otherType() {
    @Shared(.appStorage("count")) var count = 1
    withDependencies {
      $0 = DependencyValues()
      $0.defaultAppStorage = store
    } operation: {
      @Shared(.appStorage("count")) var text = ""
      $count.withLock { $0 = 2 }
      $text.withLock { $0 = "3" }
      #expect(count == 3)
    }
  }

  @Test("properties with different dependencies share one user defaults object")
  func otherDependencies() {
    @Shared(.appStorage("count")) var count = 1
    withDependencies {
      $0 = DependencyValues()
      $0.defaultAppStorage = store
    } operation: {
      @Shared(.appStorage("count")) var other = 10
      #expect(other == 1)
      $count.withLock { $0 = 2 }
      #expect(other == 2)
      $other.withLock { $0 = 3 }
      #expect(count == 3)
    }
  }

  @Test("a change through another user defaults object of the suite is received")
  func suite() throws {
    let name = "SharingTests.\(UUID().uuidString)"
    let first = try #require(UserDefaults(suiteName: name))
    let second = try #require(UserDefaults(suiteName: name))
    defer { first.removePersistentDomain(forName: name) }
    // That there are two objects is reported.
    _ = issues {
      @Shared(.appStorage("count", store: first)) var count = 1
      @Shared(.appStorage("count", store: second)) var other = 1
      $count.withLock { $0 = 2 }
      #expect(other == 2)
      $other.withLock { $0 = 3 }
      #expect(count == 3)
      first.set(4, forKey: "count")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: first)
      #expect(count == 4)
      #expect(other == 4)
    }
  }

  @Test("observation of user defaults ends with the shared value")
  func lifetime() {
    weak var reference: AnyObject?
    do {
      let count = Shared(wrappedValue: 1, .appStorage("count"))
      reference = count.customDumpValue as AnyObject
      #expect(reference != nil)
    }
    #expect(reference == nil)
    store.set(2, forKey: "count")
  }

  @Test("concurrent changes of app storage are not lost")
  func concurrency() async {
    let count = Shared(wrappedValue: 0, .appStorage("count"))
    let noise = Shared(wrappedValue: 0, .appStorage("noise"))
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<32 {
        group.addTask {
          for _ in 0..<50 {
            (index.isMultiple(of: 2) ? count : noise).withLock { $0 += 1 }
          }
        }
      }
    }
    #expect(count.wrappedValue == 16 * 50)
    #expect(store.integer(forKey: "count") == 16 * 50)
    #expect(store.integer(forKey: "noise") == 16 * 50)
  }

  @Test("changes from outside are not tracked as changes of the test")
  func tracking() {
    @Shared(.appStorage("count")) var count = 1
    let tracker = SharedChangeTracker()
    tracker.track { store.set(2, forKey: "count") }
    #expect(!tracker.hasChanges)
    #expect(count == 2)
  }

  #if !canImport(ObjectiveC)
  @Test("a save reads no value of user defaults on disk")
  func saveWithoutRead() throws {
    let name = "SharingTests.\(UUID().uuidString)"
    let store = try #require(CountingUserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let count = Shared(wrappedValue: 1, .appStorage("count", store: store))
    let reads = store.reads.value
    count.withLock { $0 = 2 }
    #expect(store.reads.value == reads)
    #expect(store.integer(forKey: "count") == 2)
  }
  #endif
}

#if !canImport(ObjectiveC)
/// User defaults that count how often a value is read.
private final class CountingUserDefaults: UserDefaults {
  let reads = LockIsolated(0)

  override func object(forKey defaultName: String) -> Any? {
    reads.withValue { $0 += 1 }
    return super.object(forKey: defaultName)
  }
}
#endif
