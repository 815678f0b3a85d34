import ComposableArchitecture

/// The bookings that were made: those to come, and those that are over or cancelled.
@Reducer
struct BookingList {
  @ObservableState
  struct State: Equatable {
    @Shared(.bookings) var bookings
    var today: Day?

    var upcoming: [Booking] {
      bookings.filter(isUpcoming).sorted { ($0.checkIn, $0.id) < ($1.checkIn, $1.id) }
    }

    var past: [Booking] {
      bookings.filter { !isUpcoming($0) }
        .sorted { ($1.checkIn, $1.id) < ($0.checkIn, $0.id) }
    }

    private func isUpcoming(_ booking: Booking) -> Bool {
      guard let today else { return false }
      return booking.cancellation == nil && booking.checkOut >= today
    }
  }

  enum Action {
    case appeared
  }

  @Dependency(\.today) var today

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.today = today
        return .none
      }
    }
  }
}
