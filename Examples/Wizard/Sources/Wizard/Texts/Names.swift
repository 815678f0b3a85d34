import SwiftUI

extension Step {
  var title: LocalizedStringKey {
    switch self {
    case .dates: "Dates and guests"
    case .room: "Room"
    case .extras: "Extras"
    case .guest: "Guest details"
    case .payment: "Payment"
    case .summary: "Summary"
    }
  }
}

extension Room {
  var title: LocalizedStringKey {
    switch self {
    case .single: "Skylight single"
    case .double: "Harbour double"
    case .family: "Courtyard family room"
    case .suite: "Pilot's suite"
    }
  }

  var details: LocalizedStringKey {
    switch self {
    case .single: "One bed under the roof, with a desk"
    case .double: "Two beds, and a window to the boats"
    case .family: "Four beds, away from the street"
    case .suite: "Five beds, two rooms, a balcony to the sea"
    }
  }
}

extension Extra {
  var title: LocalizedStringKey {
    switch self {
    case .breakfast: "Breakfast"
    case .parking: "Parking space"
    case .sauna: "Sauna"
    case .lateCheckOut: "Late check-out"
    }
  }

  var details: LocalizedStringKey {
    switch self {
    case .breakfast: "For everybody, each morning; children pay half"
    case .parking: "In the yard, with a charger"
    case .sauna: "An evening for each adult"
    case .lateCheckOut: "The room is yours until 3 pm"
    }
  }

  var symbol: String {
    switch self {
    case .breakfast: "sun.max"
    case .parking: "key"
    case .sauna: "drop"
    case .lateCheckOut: "clock"
    }
  }
}

extension Payment {
  var title: LocalizedStringKey {
    switch self {
    case .onArrival: "At the desk"
    case .transfer: "Bank transfer"
    case .invoice: "Invoice to a company"
    }
  }
}

extension Quote.Line.Reason {
  var title: LocalizedStringKey {
    switch self {
    case .nights(1, _): "One night"
    case .nights(let count, _): "\(count) nights"
    case .moreAdults(1): "A further adult"
    case .moreAdults(let count): "\(count) further adults"
    case .children(1): "A child of 3 to 11"
    case .children(let count): "\(count) children of 3 to 11"
    case .longStay(let percent): "Long stay, \(percent) percent off"
    case .extra(let extra): extra.title
    case .cityTax: "City tax"
    case .voucher(let code): "Voucher \(code)"
    }
  }
}
