import Foundation

/// A place in the app that an address leads to.
enum Address: Equatable {
  case home
  case step(Step, Choices)
  case bookings
  case booking(id: Booking.ID, cancels: Bool)
  case confirmation(id: Booking.ID)

  /// Reads an address such as `/summary?room=suite`; `nil` if it leads nowhere.
  ///
  /// A step may be written alone or after the steps before it, as its screen's own address is.
  init?(_ url: URL) {
    let parts = url.path.split(separator: "/").map(String.init)
    let choices = Choices(url)
    switch (parts.first, parts.count) {
    case (nil, _):
      self = choices.isEmpty ? .home : .step(.dates, choices)
    case ("bookings", 1):
      self = .bookings
    case ("bookings", 2):
      self = .booking(id: parts[1].uppercased(), cancels: false)
    case ("bookings", 3) where parts[2] == "cancel":
      self = .booking(id: parts[1].uppercased(), cancels: true)
    case (let first?, 1) where first.hasPrefix(Self.confirmed):
      self = .confirmation(id: first.dropFirst(Self.confirmed.count).uppercased())
    default:
      let steps = parts.compactMap(Step.init)
      guard steps.count == parts.count, let step = steps.last else { return nil }
      self = .step(step, choices)
    }
  }

  /// The beginning of the address of a confirmation, which the booking's code follows.
  static let confirmed = "confirmed-"
}

/// The choices that an address makes for a visitor.
struct Choices: Equatable {
  private(set) var checkIn: Day?
  private(set) var checkOut: Day?
  private(set) var adults: Int?
  private(set) var childAges: [Int]?
  private(set) var room: Room?
  /// The first part of the address that says nothing, as it is written there.
  private(set) var unreadable: String?

  init(_ url: URL) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    for item in items where !read(item.name, item.value ?? "") && unreadable == nil {
      unreadable = String("\(item.name)=\(item.value ?? "")".prefix(60))
    }
  }

  var isEmpty: Bool {
    checkIn == nil && checkOut == nil && adults == nil && childAges == nil && room == nil
      && unreadable == nil
  }

  /// Makes the choices in a draft, and leaves the others.
  func apply(to draft: inout Draft, uuid: () -> UUID) {
    let nights = max(1, draft.nights)
    if let checkIn {
      draft.checkIn = checkIn
      draft.checkOut = checkIn + nights
    }
    if let checkOut { draft.checkOut = checkOut }
    if let adults { draft.adults = adults }
    if let childAges { draft.children = childAges.map { Draft.Child(id: uuid(), age: $0) } }
    if let room { draft.room = room }
  }

  /// Returns whether a draft has other choices.
  func differ(from draft: Draft) -> Bool {
    var changed = draft
    apply(to: &changed, uuid: UUID.init)
    if changed.childAges == draft.childAges { changed.children = draft.children }
    return changed != draft
  }

  /// Reads one part of a query; returns whether it says anything.
  private mutating func read(_ name: String, _ value: String) -> Bool {
    switch name {
    case "from":
      checkIn = Day(value)
      return checkIn != nil
    case "to":
      checkOut = Day(value)
      return checkOut != nil
    case "adults":
      adults = Int(value).flatMap { (1...99).contains($0) ? $0 : nil }
      return adults != nil
    case "children":
      let parts = value.split(separator: ",", omittingEmptySubsequences: false)
      let ages = parts.compactMap { Int($0) }.filter(Draft.Child.ages.contains)
      guard ages.count == parts.count, ages.count <= 20 else { return false }
      childAges = ages
      return true
    case "room":
      room = Room(rawValue: value)
      return room != nil
    default:
      return false
    }
  }
}
