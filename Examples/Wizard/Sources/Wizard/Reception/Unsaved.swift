import ComposableArchitecture

/// A text that was typed, and that neither the draft nor a booking has yet.
enum Unsaved: Codable, Equatable {
  case voucher(code: String)
  case wishes(of: Booking.ID, WishesForm.Kept)
}

extension Reception.State {
  /// The text that a reload keeps, if there is one.
  var unsaved: Unsaved? {
    for screen in path {
      switch screen {
      case .payment(let step) where !step.code.isEmpty:
        return .voucher(code: step.code)
      case .booking(let booking):
        guard case .wishes(let form) = booking.destination, form.hasChanges else { continue }
        return .wishes(of: booking.id, form.kept)
      default:
        continue
      }
    }
    return nil
  }

  /// Puts a text back where it was typed, if that screen is on the stack.
  mutating func restore(_ unsaved: Unsaved) {
    for id in path.ids {
      switch (unsaved, path[id: id]) {
      case (.voucher(let code), .payment(var step)):
        step.code = code
        path[id: id] = .payment(step)
      case (.wishes(let owner, let form), .booking(var booking)) where booking.id == owner:
        booking.destination = .wishes(WishesForm.State(form))
        path[id: id] = .booking(booking)
      default:
        continue
      }
    }
  }
}
