import SwiftUI

/// A sentence above a screen that explains why a visitor is there.
enum Notice: Equatable {
  case addressUnknown(path: String)
  case addressUnreadable(part: String)
  case bookingUnknown(id: Booking.ID)
  case draftKept
  case stepNotReached(Step)
}

extension Notice {
  var text: LocalizedStringKey {
    switch self {
    case .addressUnknown(let path):
      "There is no page \(path). This is the start; everything can be reached from here."
    case .addressUnreadable(let part):
      "The address says \(part), which we do not understand. Check the choices below."
    case .bookingUnknown(let id):
      "There is no booking \(id) here. These are the bookings that we know; check the code."
    case .draftKept:
      "Your draft is kept. Continue it whenever you like."
    case .stepNotReached:
      "The page that you have opened needs more choices. Complete this one first, then go on."
    }
  }
}
