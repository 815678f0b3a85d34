import ComposableArchitecture

/// The step that shows everything once more, and books it.
@Reducer
struct SummaryStep {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Shared(.bookings) var bookings
    @Shared(.draft) var draft
    var isBooking = false
    var today: Day

    var problems: [Problem] { draft.problems(of: .summary, today: today) }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case bookButtonTapped
    case changeButtonTapped(Step)
    case delegate(StepDelegate)
    case quoteResponse(Result<Quote, any Error>)

    @CasePathable
    enum Alert: Equatable {
      case bookButtonTapped
    }
  }

  @Dependency(\.tariff) var tariff
  @Dependency(\.today) var today
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.bookButtonTapped)), .bookButtonTapped:
        return askForPrice(in: &state)

      case .alert, .delegate:
        return .none

      case .changeButtonTapped(let step):
        return .send(.delegate(.changeRequested(step)))

      case .quoteResponse(.failure(let error)):
        state.isBooking = false
        state.alert = .priceFailed(error)
        return .none

      case .quoteResponse(.success(let quote)):
        state.isBooking = false
        let shown = state.draft.currentQuote?.total
        guard quote.total == shown else {
          state.$draft.withLock { $0.quote = quote }
          state.alert = .priceChanged(from: shown, to: quote.total)
          return .none
        }
        return book(quote, in: &state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  /// Asks for the price a last time: a tariff may have changed since a draft was begun.
  private func askForPrice(in state: inout State) -> Effect<Action> {
    state.today = today
    guard state.problems.isEmpty, let request = state.draft.request, !state.isBooking else {
      return .none
    }
    state.isBooking = true
    return .run { send in
      await send(.quoteResponse(Result { try await tariff.quote(request) }))
    }
  }

  private func book(_ quote: Quote, in state: inout State) -> Effect<Action> {
    var id = uuid()
    while state.bookings[id: Booking.code(id)] != nil { id = uuid() }
    guard let booking = Booking(state.draft, quote: quote, id: id) else { return .none }
    state.$bookings.withLock { _ = $0.insert(booking, at: 0) }
    state.$draft.withLock { $0 = Draft() }
    return .send(.delegate(.booked(id: booking.id)))
  }
}

extension AlertState where Action == SummaryStep.Action.Alert {
  static func priceChanged(from old: Money?, to new: Money) -> Self {
    AlertState {
      TextState("The price has changed")
    } actions: {
      ButtonState(action: .bookButtonTapped) {
        TextState("Book at the new price")
      }
      ButtonState(role: .cancel) { TextState("Look again") }
    } message: {
      if let old {
        TextState(
          "It is now \(new.localized); it was \(old.localized). Nothing is booked yet.")
      } else {
        TextState("It is \(new.localized). Nothing is booked yet.")
      }
    }
  }

  static func priceFailed(_ error: any Error) -> Self {
    AlertState {
      TextState("Nothing is booked yet")
    } actions: {
      ButtonState(action: .bookButtonTapped) { TextState("Try again") }
      ButtonState(role: .cancel) { TextState("Not now") }
    } message: {
      TextState("The price could not be confirmed. Try again; the draft keeps your choices.")
    }
  }
}
