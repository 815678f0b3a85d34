import SwiftUI

extension Problem {
  /// A sentence that says what is wrong, and what to do.
  var text: LocalizedStringKey {
    switch self {
    case .checkInPast(let checkIn, let today):
      """
      \(checkIn, format: .day) is in the past. Choose a check-in from \(today, format: .day) on.
      """
    case .checkOutNotAfter(let checkIn):
      "Choose a check-out after the check-in on \(checkIn, format: .day)."
    case .stayTooLong(let nights):
      """
      \(nights) nights are more than we can book at once. Choose an earlier check-out, at most \
      \(Problem.mostNights) nights after the check-in.
      """
    case .stayTooFarAhead(let lastDay):
      "Our prices are known until \(lastDay, format: .day). Choose an earlier check-in."
    case .noAdult:
      "Children can't stay alone. Add at least one adult."
    case .tooManyGuests(let sleepers):
      """
      No room has beds for \(sleepers) guests. Remove some, down to \(Room.mostBeds), and book \
      another room for them.
      """
    case .tooManyCots:
      "A room has space for one cot. Book another room for the other child under three."
    case .roomMissing:
      "Choose a room."
    case .roomTooSmall(let room, let sleepers):
      """
      The room has fewer beds (\(room.beds)) than guests (\(sleepers)). Choose a larger room, or go \
      back and remove guests.
      """
    case .nameMissing:
      "Enter the name of the guest who checks in."
    case .nameTooLong(let count):
      """
      The name has \(count) characters. Shorten it to \(Problem.longestName) or fewer: initials are \
      fine.
      """
    case .emailInvalid(let email) where email.isEmpty:
      "Enter an e-mail address for the confirmation."
    case .emailInvalid(let email):
      "\(email) is no e-mail address. Enter one such as anna@example.com."
    case .wishesTooLong(let count):
      """
      The wishes have \(count) characters. Shorten them to \(Problem.longestWishes) or fewer, and \
      tell us the rest at the desk.
      """
    default:
      paymentText
    }
  }

  private var paymentText: LocalizedStringKey {
    switch self {
    case .transferTooLate(let checkIn):
      """
      A transfer takes \(Payment.transferDays) days, too long for \(checkIn, format: .day). Choose \
      another way to pay.
      """
    case .companyMissing:
      "Enter the name of the company that gets the invoice."
    case .companyTooLong(let count):
      """
      The company's name has \(count) characters. Shorten it to \(Problem.longestName) or fewer.
      """
    case .voucherExpired(let code, let day):
      "The voucher \(code) expired on \(day, format: .day). Remove it, or enter another."
    case .voucherNeedsNights(let code, let needed, let nights):
      """
      The voucher \(code) is for stays of \(needed) nights or more, and this one has \(nights). \
      Remove it, or choose a later check-out.
      """
    default:
      "Choose a way to pay."
    }
  }
}

extension PaymentStep.VoucherProblem {
  /// A sentence that says why a code was not accepted, and what to do.
  var text: LocalizedStringKey {
    switch self {
    case .codeMissing: "Enter the code of a voucher first."
    case .unknown(let code): "We know no voucher \(code). Check the spelling, or go on without."
    case .lookUpFailed: "The voucher could not be looked up. Try again, or go on without."
    case .notUsable(.voucherExpired(let code, let day)):
      "The voucher \(code) expired on \(day, format: .day). Enter another, or go on without."
    case .notUsable(.voucherNeedsNights(let code, let needed, let nights)):
      """
      The voucher \(code) is for stays of \(needed) nights or more, and this one has \(nights). \
      Choose a later check-out, or go on without.
      """
    case .notUsable(let problem): problem.text
    }
  }
}
