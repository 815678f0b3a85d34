import ComposableArchitecture
import Foundation

/// The whole app: the start, and the screens above it.
@Reducer
struct Reception {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case confirmationDialog(ConfirmationDialogState<Dialog>)
    case houseRules(HouseRules)

    @CasePathable
    enum Alert: Equatable {
      case tryAgainButtonTapped
    }

    @CasePathable
    enum Dialog: Equatable {
      case choicesButtonTapped(Step, Choices)
      case continueButtonTapped
      case discardDraftButtonTapped
      case keepDraftButtonTapped
      case startOverButtonTapped
    }
  }

  @ObservableState
  struct State: Equatable {
    @Shared(.bookings) var bookings
    @Presents var destination: Destination.State?
    @Shared(.draft) var draft
    var notice: Notice?
    var path = StackState<Path.State>()
    var today: Day?

    /// The booking with the earliest check-in of those that stand and are not over.
    var nextBooking: Booking? {
      guard let today else { return nil }
      return bookings.filter { $0.cancellation == nil && $0.checkOut >= today }
        .min { ($0.checkIn, $0.id) < ($1.checkIn, $1.id) }
    }
  }

  enum Action {
    case addressOpened(URL)
    case appeared
    case bookButtonTapped
    case closeButtonTapped
    case continueButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case discardButtonTapped
    case houseRulesButtonTapped
    case noticeCloseButtonTapped
    case path(StackActionOf<Path>)
    case quoteResponse(Result<Quote, any Error>)
    /// An earlier page of the same tab has kept a text.
    case restored(Unsaved)
    case screenReturned
  }

  enum CancelID { case quote }

  @Dependency(\.tariff) var tariff
  @Dependency(\.today) var today
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addressOpened(let url):
        open(url, in: &state)
        return .none

      case .appeared:
        state.today = today
        return state.draft.currentQuote == nil ? price(state.draft.request) : .none

      case .bookButtonTapped:
        guard state.draft.hasChoices(today: today) else {
          start(in: &state)
          return .none
        }
        state.destination = .confirmationDialog(.draftExists)
        return .none

      case .closeButtonTapped:
        guard state.draft.hasChoices(today: today) else {
          discard(in: &state)
          return .none
        }
        state.destination = .confirmationDialog(.leaving)
        return .none

      case .continueButtonTapped:
        open(.summary, in: &state)
        state.notice = nil
        return .none

      case .destination(.presented(.alert(.tryAgainButtonTapped))):
        return price(state.draft.request)

      case .destination(.presented(.confirmationDialog(let choice))):
        answer(choice, in: &state)
        return .none

      case .discardButtonTapped:
        state.destination = .confirmationDialog(.discarding)
        return .none

      case .houseRulesButtonTapped:
        state.destination = .houseRules(HouseRules.State())
        return .none

      case .noticeCloseButtonTapped:
        state.notice = nil
        return .none

      case .path(let action):
        return reduce(into: &state, path: action)

      case .quoteResponse(.failure):
        state.destination = .alert(.priceFailed)
        return .none

      case .quoteResponse(.success(let quote)):
        guard quote.request == state.draft.request else { return .none }
        state.$draft.withLock { $0.quote = quote }
        return .none

      case .restored(let unsaved):
        state.restore(unsaved)
        return .none

      case .screenReturned:
        if let step = state.path.last?.step,
          !state.draft.isStarted || state.draft.firstOpenStep(before: step, today: today) != nil
        {
          open(step, in: &state)
        }
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
    .onChange(of: \.draft.request) { _, request in
      Reduce { _, _ in price(request) }
    }
  }

  /// Asks for the price of new choices; an answer to older ones is dropped.
  private func price(_ request: QuoteRequest?) -> Effect<Action> {
    guard let request else { return .cancel(id: CancelID.quote) }
    return .run { send in
      await send(.quoteResponse(Result { try await tariff.quote(request) }))
    }
    .cancellable(id: CancelID.quote, cancelInFlight: true)
  }
}

extension Reception.Destination.State: Equatable {}

/// The sheet with the rules of the house.
@Reducer
struct HouseRules {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case closeButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .closeButtonTapped: .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}
