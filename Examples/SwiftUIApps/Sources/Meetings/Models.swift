import ComposableArchitecture
import SwiftUI

struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var attendees: IdentifiedArrayOf<Attendee> = []
  var duration: Duration = .seconds(60)
  var records: IdentifiedArrayOf<Record> = []
  var theme: Theme = .bubblegum
  var title = ""

  var durationPerAttendee: Duration { duration / max(attendees.count, 1) }
}

struct Attendee: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

struct Record: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
  var transcript: String
}

enum Theme: String, CaseIterable, Codable, Equatable, Identifiable, Sendable {
  case bubblegum, indigo, orange, teal, yellow

  var id: Self { self }

  var accentColor: Color {
    switch self {
    case .bubblegum, .orange, .teal, .yellow: .black
    case .indigo: .white
    }
  }

  var mainColor: Color {
    switch self {
    case .bubblegum: Color(red: 0.93, green: 0.51, blue: 0.82)
    case .indigo: .indigo
    case .orange: .orange
    case .teal: .teal
    case .yellow: .yellow
    }
  }

  var name: String { rawValue.capitalized }
}

extension SharedKey where Self == InMemoryKey<IdentifiedArrayOf<Meeting>>.Default {
  static var meetings: Self {
    Self[.inMemory("meetings"), default: [.planning]]
  }
}

extension Meeting {
  static let planning = Self(
    id: UUID(1),
    attendees: [Attendee(id: UUID(2), name: "Ada"), Attendee(id: UUID(3), name: "Grace")],
    duration: .seconds(10), theme: .orange, title: "Planning")
}
