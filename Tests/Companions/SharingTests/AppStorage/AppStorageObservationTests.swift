import ConcurrencyExtras
import Dependencies
import Foundation
@_spi(SharedChangeTracking) import Sharing
import Testing

@Suite("Observation of app storage")
struct AppStorageObservationTests {
  @Dependency(\.defaultAppStorage) var store

  @Test("brings changes that are made by other means, once")
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

  @Test("notifies of own changes once")
  func own() {
    let count = Shared(wrappedValue: 1, .appStorage("count"))
    let observer = Observer { _ = count.wrappedValue }
    count.withLock { $0 = 2 }
    #expect(observer.count == 1)
  }

  @Test("brings changes of values that have another type")
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

  @Test("brings changes from one part of an application to another that shares the user defaults")
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

  @Test("brings changes through another object for the same user defaults")
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

  @Test("ends with the value")
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

  @Test("loses no change that tasks make at the same time")
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

  @Test("changes that come from elsewhere are not tracked")
  func tracking() {
    @Shared(.appStorage("count")) var count = 1
    let tracker = SharedChangeTracker()
    tracker.track { store.set(2, forKey: "count") }
    #expect(!tracker.hasChanges)
    #expect(count == 2)
  }
}
