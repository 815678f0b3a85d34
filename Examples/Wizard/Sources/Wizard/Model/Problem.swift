import Foundation

/// A reason why a draft cannot be booked as it is.
enum Problem: Hashable, Sendable {
  case checkInPast(checkIn: Day, today: Day)
  case checkOutNotAfter(checkIn: Day)
  case stayTooLong(nights: Int)
  case stayTooFarAhead(lastDay: Day)
  case noAdult
  case tooManyGuests(sleepers: Int)
  case tooManyCots
  case roomMissing
  case roomTooSmall(Room, sleepers: Int)
  case nameMissing
  case nameTooLong(count: Int)
  case emailInvalid(String)
  case wishesTooLong(count: Int)
  case paymentMissing
  case transferTooLate(checkIn: Day)
  case companyMissing
  case companyTooLong(count: Int)
  case voucherExpired(code: String, day: Day)
  case voucherNeedsNights(code: String, needed: Int, nights: Int)

  /// The part of a step that a problem is shown in.
  enum Field {
    case dates, guests, room, name, email, wishes, payment, voucher
  }

  /// The part of the step that solves the problem.
  var field: Field {
    switch self {
    case .checkInPast, .checkOutNotAfter, .stayTooLong, .stayTooFarAhead: .dates
    case .noAdult, .tooManyGuests, .tooManyCots: .guests
    case .roomMissing, .roomTooSmall: .room
    case .nameMissing, .nameTooLong: .name
    case .emailInvalid: .email
    case .wishesTooLong: .wishes
    case .paymentMissing, .transferTooLate, .companyMissing, .companyTooLong: .payment
    case .voucherExpired, .voucherNeedsNights: .voucher
    }
  }

  static let mostNights = 28
  static let daysAhead = 540
  static let longestName = 100
  static let longestWishes = 500

  /// The step on which the problem is solved.
  var step: Step {
    switch self {
    case .checkInPast, .checkOutNotAfter, .stayTooLong, .stayTooFarAhead, .noAdult, .tooManyGuests,
      .tooManyCots:
      .dates
    case .roomMissing, .roomTooSmall: .room
    case .nameMissing, .nameTooLong, .emailInvalid, .wishesTooLong: .guest
    case .paymentMissing, .transferTooLate, .companyMissing, .companyTooLong, .voucherExpired,
      .voucherNeedsNights:
      .payment
    }
  }
}

extension Draft {
  /// The problems of one step.
  func problems(of step: Step, today: Day) -> [Problem] {
    switch step {
    case .dates: stayProblems(today: today) + guestProblems
    case .room: roomProblems
    case .extras: []
    case .guest: guest.problems
    case .payment: paymentProblems(today: today)
    case .summary: Step.summary.trail.dropLast().flatMap { problems(of: $0, today: today) }
    }
  }

  /// The first step before another one that has a problem.
  func firstOpenStep(before step: Step, today: Day) -> Step? {
    step.trail.dropLast().first { !problems(of: $0, today: today).isEmpty }
  }

  private func stayProblems(today: Day) -> [Problem] {
    let checkIn = checkIn ?? today
    let checkOut = checkOut ?? checkIn
    var problems: [Problem] = []
    if checkIn < today { problems.append(.checkInPast(checkIn: checkIn, today: today)) }
    if checkOut <= checkIn {
      problems.append(.checkOutNotAfter(checkIn: checkIn))
    } else if checkOut - checkIn > Problem.mostNights {
      problems.append(.stayTooLong(nights: checkOut - checkIn))
    }
    if checkIn > today + Problem.daysAhead {
      problems.append(.stayTooFarAhead(lastDay: today + Problem.daysAhead))
    }
    return problems
  }

  private var guestProblems: [Problem] {
    if adults < 1 { return [.noAdult] }
    if sleepers > Room.mostBeds { return [.tooManyGuests(sleepers: sleepers)] }
    return childAges.count { $0 < 3 } > 1 ? [.tooManyCots] : []
  }

  private var roomProblems: [Problem] {
    guard let room else { return [.roomMissing] }
    return sleepers > room.beds ? [.roomTooSmall(room, sleepers: sleepers)] : []
  }

  private func paymentProblems(today: Day) -> [Problem] {
    var problems: [Problem] = []
    switch payment {
    case nil: problems.append(.paymentMissing)
    case .onArrival: break
    case .transfer:
      if let checkIn, checkIn < today + Payment.transferDays {
        problems.append(.transferTooLate(checkIn: checkIn))
      }
    case .invoice:
      if company.allSatisfy(\.isWhitespace) { problems.append(.companyMissing) }
      if company.count > Problem.longestName {
        problems.append(.companyTooLong(count: company.count))
      }
    }
    if let voucher { problems += voucher.problems(nights: nights, today: today) }
    return problems
  }
}

extension Draft.Guest {
  /// The problems of the details of the guest who checks in.
  var problems: [Problem] {
    var problems: [Problem] = []
    if name.allSatisfy(\.isWhitespace) { problems.append(.nameMissing) }
    if name.count > Problem.longestName { problems.append(.nameTooLong(count: name.count)) }
    if !hasEmail { problems.append(.emailInvalid(String(email.prefix(40)))) }
    if wishes.count > Problem.longestWishes {
      problems.append(.wishesTooLong(count: wishes.count))
    }
    return problems
  }

  /// Whether the address has one at sign between a name and a host; only a letter can prove more.
  private var hasEmail: Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, email.utf8.count <= 254, !email.contains(where: \.isWhitespace) else {
      return false
    }
    let host = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return !parts[0].isEmpty && host.count > 1 && !host.contains("")
  }
}

extension Voucher {
  /// The problems of the voucher for a stay.
  func problems(nights: Int, today: Day) -> [Problem] {
    if today > lastDay { return [.voucherExpired(code: code, day: lastDay)] }
    guard nights < fewestNights else { return [] }
    return [.voucherNeedsNights(code: code, needed: fewestNights, nights: nights)]
  }
}
