import ComposableArchitecture
import Foundation

extension Reception {
  /// Follows the events of screens that lead to others.
  func reduce(into state: inout State, path action: StackActionOf<Path>) -> Effect<Action> {
    switch action {
    case .element(let id, let action):
      switch action {
      case .dates(.delegate(let event)), .room(.delegate(let event)),
        .extras(.delegate(let event)), .guest(.delegate(let event)),
        .payment(.delegate(let event)), .summary(.delegate(let event)):
        follow(event, of: id, in: &state)
      case .confirmation(.delegate(.done)):
        state.path.removeAll()
      case .confirmation(.delegate(.bookingRequested)):
        guard case .confirmation(let confirmation) = state.path[id: id] else { return .none }
        show(.booking(id: confirmation.id, cancels: false), in: &state)
      default:
        break
      }
      return .none

    case .popFrom:
      state.notice = nil
      return .none

    case .push:
      state.notice = nil
      // A browser's way forward brings back a screen whose draft may have changed since.
      return .send(.screenReturned)
    }
  }

  private func follow(_ event: StepDelegate, of id: StackElementID, in state: inout State) {
    state.notice = nil
    switch event {
    case .booked(let bookingID):
      state.path = StackState([.confirmation(Confirmation.State(id: bookingID))])
    case .changeRequested(let step):
      let ids = zip(state.path.ids, state.path)
      if let target = ids.first(where: { $0.1.step == step })?.0 { state.path.pop(to: target) }
    case .completed:
      guard let next = state.path[id: id]?.step?.next else { return }
      state.path.append(Path.State(next, today: today))
    }
  }

  /// Carries out the choice that a dialog has offered.
  func answer(_ choice: Destination.Dialog, in state: inout State) {
    switch choice {
    case .choicesButtonTapped(let step, let choices):
      state.$draft.withLock { choices.apply(to: &$0, uuid: { uuid() }) }
      open(step, in: &state)
    case .continueButtonTapped:
      open(.summary, in: &state)
      state.notice = nil
    case .discardDraftButtonTapped:
      discard(in: &state)
    case .keepDraftButtonTapped:
      state.path.removeAll()
      state.notice = .draftKept
    case .startOverButtonTapped:
      start(in: &state)
    }
  }

  /// Begins a booking with dates that many visitors choose.
  func start(in state: inout State) {
    state.$draft.withLock { $0 = .suggested(today: today) }
    state.notice = nil
    state.path = StackState([Path.State(.dates, today: today)])
  }

  /// Ends the booking that is being made, and shows the start.
  func discard(in state: inout State) {
    state.$draft.withLock { $0 = Draft() }
    state.notice = nil
    state.path.removeAll()
  }
}

extension Reception {
  /// Shows the screen that an address leads to, or one that explains why it does not.
  func open(_ url: URL, in state: inout State) {
    state.destination = nil
    state.notice = nil
    guard let address = Address(url) else {
      state.path.removeAll()
      state.notice = .addressUnknown(path: String(url.path.prefix(60)))
      return
    }
    show(address, in: &state)
  }

  func show(_ address: Address, in state: inout State) {
    switch address {
    case .home:
      state.path.removeAll()

    case .step(let step, let choices):
      let asks = state.draft.hasChoices(today: today) && choices.differ(from: state.draft)
      if !asks {
        state.$draft.withLock { draft in
          if !draft.isStarted { draft = .suggested(today: today) }
          choices.apply(to: &draft, uuid: { uuid() })
        }
      }
      open(step, in: &state)
      // Somebody else may have made the address.
      if asks { state.destination = .confirmationDialog(.otherChoices(choices, at: step)) }
      if let part = choices.unreadable { state.notice = .addressUnreadable(part: part) }

    case .bookings:
      state.path = StackState([.bookings(BookingList.State())])

    case .booking(let id, let cancels):
      guard state.bookings[id: id] != nil else { return showBookings(without: id, in: &state) }
      var booking = BookingDetail.State(id: id)
      if cancels { booking.askBeforeCancelling(on: today) }
      state.path = StackState([.bookings(BookingList.State()), .booking(booking)])

    case .confirmation(let id):
      guard state.bookings[id: id] != nil else { return showBookings(without: id, in: &state) }
      state.path = StackState([.confirmation(Confirmation.State(id: id))])
    }
  }

  /// Shows a step with those before it, or the first of them that has a problem.
  func open(_ step: Step, in state: inout State) {
    if !state.draft.isStarted { state.$draft.withLock { $0 = .suggested(today: today) } }
    let reached = state.draft.firstOpenStep(before: step, today: today) ?? step
    state.path = StackState(reached.trail.map { Path.State($0, today: today) })
    state.notice = reached == step ? nil : .stepNotReached(step)
  }

  private func showBookings(without id: Booking.ID, in state: inout State) {
    state.path = StackState([.bookings(BookingList.State())])
    state.notice = .bookingUnknown(id: String(id.prefix(20)))
  }
}
