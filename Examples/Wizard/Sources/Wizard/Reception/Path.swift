import ComposableArchitecture

extension Reception {
  /// The screens above the start.
  @Reducer
  enum Path {
    case dates(DatesStep)
    case room(RoomStep)
    case extras(ExtrasStep)
    case guest(GuestStep)
    case payment(PaymentStep)
    case summary(SummaryStep)
    case confirmation(Confirmation)
    case bookings(BookingList)
    case booking(BookingDetail)
  }
}

extension Reception.Path.State: Equatable {}

extension Reception.Path.State {
  /// The screen of a step.
  init(_ step: Step, today: Day) {
    self =
      switch step {
      case .dates: .dates(DatesStep.State(today: today))
      case .room: .room(RoomStep.State(today: today))
      case .extras: .extras(ExtrasStep.State())
      case .guest: .guest(GuestStep.State())
      case .payment: .payment(PaymentStep.State(today: today))
      case .summary: .summary(SummaryStep.State(today: today))
      }
  }

  /// The step that the screen is for, if any.
  var step: Step? {
    switch self {
    case .dates: .dates
    case .room: .room
    case .extras: .extras
    case .guest: .guest
    case .payment: .payment
    case .summary: .summary
    case .confirmation, .bookings, .booking: nil
    }
  }
}

/// The part of an address that stands for the screen.
extension Reception.Path.State: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .confirmation(let state): try container.encode(Address.confirmed + state.id)
    case .bookings: try container.encode("bookings")
    case .booking(let state): try container.encode(state.id)
    default: try container.encode(step)
    }
  }
}

/// The screen after a booking.
@Reducer
struct Confirmation {
  @ObservableState
  struct State: Equatable {
    let id: Booking.ID
    @Shared(.bookings) var bookings

    var booking: Booking? { bookings[id: id] }
  }

  enum Action {
    case delegate(Delegate)
    case doneButtonTapped
    case showBookingButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case done
      case bookingRequested
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate: .none
      case .doneButtonTapped: .send(.delegate(.done))
      case .showBookingButtonTapped: .send(.delegate(.bookingRequested))
      }
    }
  }
}
