import ComposableArchitecture
import Foundation

/// A place on a trail.
///
/// A file of these is read and written off the main actor, so no conformance may be isolated to it.
nonisolated struct Waypoint: Codable, Equatable, Hashable, Identifiable, Sendable {
  let id: UUID
  var name = ""
  var meters = 0
  var kind = Kind.view

  enum Kind: String, CaseIterable, Codable {
    case view, hut, water
  }
}
