import Dependencies
import Foundation
import Sharing
import Testing

extension UserDefaults {
  fileprivate var launchCount: Int {
    get { integer(forKey: "launchCount") }
    set { set(newValue, forKey: "launchCount") }
  }
  fileprivate var nickname: String? {
    get { string(forKey: "nickname") }
    set { set(newValue, forKey: "nickname") }
  }
}

struct AppStorageKeyPathKeyTests {
  @Dependency(\.defaultAppStorage) var store

  @Test("a key path key shares a property of user defaults")
  @available(*, deprecated)
  func property() {
    store.launchCount = 5
    @Shared(.appStorage(\.launchCount)) var count = 1
    @Shared(.appStorage(\.nickname)) var nickname
    #expect(count == 5)
    #expect(nickname == nil)
    $count.withLock { $0 = 6 }
    $nickname.withLock { $0 = "Mina" }
    #expect(store.launchCount == 6)
    #expect(store.nickname == "Mina")
  }

  @Test("a direct change of user defaults reaches a key path key")
  @available(*, deprecated)
  func observation() {
    @Shared(.appStorage(\.launchCount)) var count = 1
    store.launchCount = 7
    #expect(count == 7)
    let key: AppStorageKeyPathKey<Int> = .appStorage(\.launchCount)
    #expect(Shared(wrappedValue: 1, key) == $count)
  }

  @Test("a key path key uses the user defaults passed to it")
  @available(*, deprecated)
  func otherStore() {
    let other = UserDefaults.inMemory
    @Shared(.appStorage(\.launchCount)) var count = 1
    @Shared(.appStorage(\.launchCount, store: other)) var otherCount = 1
    $otherCount.withLock { $0 = 2 }
    #expect(count == 0)
    #expect(other.launchCount == 2)
  }

  @Test("concurrent changes through a key path key are not lost")
  @available(*, deprecated)
  func concurrency() async {
    let count = Shared(wrappedValue: 0, .appStorage(\.launchCount))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask { for _ in 0..<50 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.wrappedValue == 800)
    #expect(store.launchCount == 800)
  }
}
