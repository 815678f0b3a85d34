import ComposableArchitecture
import Foundation

/// Pictures of maps, without the macro; the key is a type of its own.
struct MapClient: Sendable {
  var tile: @Sendable (Int) async throws -> Data

  static let unimplemented = Self(tile: { _ in throw MapError.noTile })
}

enum MapError: Error, Equatable {
  case noTile
}

private enum MapClientKey: DependencyKey {
  static let liveValue = MapClient(tile: { _ in Data() })
  static let testValue = MapClient.unimplemented
}

extension DependencyValues {
  var map: MapClient {
    get { self[MapClientKey.self] }
    set { self[MapClientKey.self] = newValue }
  }

  @DependencyEntry var steps: @Sendable () -> Int = { 0 }
}

/// A client as a protocol.
protocol Locating: Sendable {
  func place() async -> String
}

struct Compass: Locating {
  func place() async -> String { "North" }
}

private enum LocatingKey: DependencyKey {
  static var liveValue: any Locating { Compass() }
}

extension DependencyValues {
  var locating: any Locating {
    get { self[LocatingKey.self] }
    set { self[LocatingKey.self] = newValue }
  }
}

/// A client that is its own key, without the macro.
struct RouteClient: Sendable {
  var lengths: @Sendable () async -> [Int]
}

extension RouteClient: DependencyKey {
  static let liveValue = RouteClient(lengths: { [] })
  static var testValue: Self { Self(lengths: unimplemented("lengths", placeholder: [])) }
}
