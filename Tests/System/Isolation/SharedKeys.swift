import ComposableArchitecture
import Foundation

extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var goal: Self { Self[.appStorage("goal"), default: 10_000] }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Waypoint>>.Default {
  static var waypoints: Self { Self[.fileStorage(.waypoints), default: []] }
}

extension SharedReaderKey where Self == InMemoryKey<Bool>.Default {
  static var isNight: Self { Self[.inMemory("isNight"), default: false] }
}

extension URL {
  static let waypoints = URL(fileURLWithPath: "/tmp/waypoints.json")
}

/// A key of one's own.
struct LevelKey: SharedKey {
  let name: String
  var id: String { name }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: 3)
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

extension SharedReaderKey where Self == LevelKey {
  static func level(_ name: String) -> Self { Self(name: name) }
}
