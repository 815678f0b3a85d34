import ComposableArchitecture

/// One booking, which can be cancelled, and whose wishes can be changed.
@Reducer
struct BookingDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Never>)
    case confirmationDialog(ConfirmationDialogState<Dialog>)
    case wishes(WishesForm)

    @CasePathable
    enum Dialog: Equatable {
      case cancelBookingButtonTapped
    }
  }

  @ObservableState
  struct State: Equatable {
    let id: Booking.ID
    @Shared(.bookings) var bookings
    @Presents var destination: Destination.State?

    var booking: Booking? { bookings[id: id] }
  }

  enum Action {
    case cancelButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case wishesButtonTapped
  }

  @Dependency(\.today) var today

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.askBeforeCancelling(on: today)
        return .none

      case .destination(.presented(.confirmationDialog(.cancelBookingButtonTapped))):
        guard let fee = state.booking?.cancellationFee(on: today) else { return .none }
        let id = state.id
        state.$bookings.withLock {
          $0[id: id]?.cancellation = Booking.Cancellation(day: today, fee: fee)
        }
        state.destination = .alert(.cancelled(id: id, fee: fee))
        return .none

      case .destination(.presented(.wishes(.delegate(.saved(let wishes))))):
        let id = state.id
        state.$bookings.withLock { $0[id: id]?.guest.wishes = wishes }
        return .none

      case .destination:
        return .none

      case .wishesButtonTapped:
        guard let booking = state.booking else { return .none }
        state.destination = .wishes(WishesForm.State(wishes: booking.guest.wishes))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension BookingDetail.Destination.State: Equatable {}

extension BookingDetail.State {
  /// Presents the question that precedes a cancellation, or the reason why there is none.
  mutating func askBeforeCancelling(on today: Day) {
    guard let booking else { return }
    if let fee = booking.cancellationFee(on: today) {
      destination = .confirmationDialog(.cancelling(booking, fee: fee))
    } else {
      destination = .alert(.notCancellable(booking))
    }
  }
}

extension ConfirmationDialogState where Action == BookingDetail.Destination.Dialog {
  static func cancelling(_ booking: Booking, fee: Money) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Cancel booking \(booking.id)?")
    } actions: {
      ButtonState(role: .destructive, action: .cancelBookingButtonTapped) {
        TextState("Cancel the booking")
      }
      ButtonState(role: .cancel) { TextState("Keep the booking") }
    } message: {
      if fee == .zero {
        TextState("Cancelling is free until \((booking.checkIn - Booking.freeDays).localized).")
      } else {
        TextState(
          "It is less than \(Booking.freeDays) days to the check-in: we charge \(fee.localized).")
      }
    }
  }
}

extension AlertState where Action == Never {
  static func cancelled(id: Booking.ID, fee: Money) -> Self {
    AlertState {
      TextState("Booking \(id) is cancelled")
    } message: {
      if fee == .zero {
        TextState("There is nothing to pay.")
      } else {
        TextState("The fee is \(fee.localized).")
      }
    }
  }

  static func notCancellable(_ booking: Booking) -> Self {
    AlertState {
      TextState("Booking \(booking.id) can't be cancelled")
    } message: {
      if let cancellation = booking.cancellation {
        TextState("It was cancelled on \(cancellation.day.localized).")
      } else {
        TextState("The stay has begun. Ask at the desk to leave earlier.")
      }
    }
  }
}
