/// A kind of room of the hotel.
enum Room: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case single, double, family, suite

  var id: Self { self }

  /// The number of beds; a child under three sleeps in a cot instead.
  var beds: Int {
    switch self {
    case .single: 1
    case .double: 2
    case .family: 4
    case .suite: 5
    }
  }

  static var mostBeds: Int { allCases.map(\.beds).max() ?? 0 }
}

/// A service that is booked together with a room.
enum Extra: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case breakfast, parking, sauna, lateCheckOut

  var id: Self { self }
}

/// A way to pay.
enum Payment: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  case onArrival, transfer, invoice

  var id: Self { self }

  /// The days that a bank transfer takes before the check-in.
  static let transferDays = 5
}
