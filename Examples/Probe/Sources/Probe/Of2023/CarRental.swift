import ComposableArchitecture

/// A car that is presented in five ways, and alerts and dialogs that lead on, in presentation state.
@Reducer
struct CarRental {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var lastEvent = Event.none
    var showsKilometres = false
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case kilometresSwitched(Bool)
    case presentTapped(Way)
    case towTapped
  }

  /// The presentations that a button of the screen begins.
  enum Way: Equatable {
    case alert
    case cover
    case link
    case popover
    case screen
    case sheet
  }

  enum Event: String, Equatable {
    case answered = "An answer was given"
    case none = "Nothing happened yet"
    case returned = "The car was returned"
  }

  enum Answer: Equatable {
    case askAgain
    case askElsewhere
    case nothing
    case takeCar
  }

  @Reducer
  struct Destination {
    @CasePathable
    enum State: Equatable {
      case alert(AlertState<Answer>)
      case cover(Odometer.State)
      case dialog(ConfirmationDialogState<Answer>)
      case link(Odometer.State)
      case popover(Odometer.State)
      case screen(Odometer.State)
      case sheet(Odometer.State)
    }

    enum Action {
      case alert(Answer)
      case cover(Odometer.Action)
      case dialog(Answer)
      case link(Odometer.Action)
      case popover(Odometer.Action)
      case screen(Odometer.Action)
      case sheet(Odometer.Action)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.cover, action: \.cover) { Odometer() }
        .ifCaseLet(\.link, action: \.link) { Odometer() }
        .ifCaseLet(\.popover, action: \.popover) { Odometer() }
        .ifCaseLet(\.screen, action: \.screen) { Odometer() }
        .ifCaseLet(\.sheet, action: \.sheet) { Odometer() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.dismiss):
        state.lastEvent = .returned

      case .destination(.presented(.alert(let answer))),
        .destination(.presented(.dialog(let answer))):
        state.lastEvent = .answered
        switch answer {
        case .askAgain: state.destination = .alert(.anyWishes)
        case .askElsewhere: state.destination = .dialog(.whichCar)
        case .nothing: break
        case .takeCar: state.destination = .sheet(Odometer.State())
        }

      case .destination:
        break

      case .kilometresSwitched(let shows):
        state.showsKilometres = shows

      case .presentTapped(let way):
        switch way {
        case .alert: state.destination = .alert(.anyWishes)
        case .cover: state.destination = .cover(Odometer.State())
        case .link: state.destination = .link(Odometer.State())
        case .popover: state.destination = .popover(Odometer.State())
        case .screen: state.destination = .screen(Odometer.State())
        case .sheet: state.destination = .sheet(Odometer.State())
        }

      case .towTapped:
        state.destination = nil
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

extension CarRental.State {
  /// The kilometres of the presented car, or `nil` if none is presented.
  var kilometres: Int? {
    switch destination {
    case nil, .alert, .dialog: nil
    case .cover(let car), .link(let car), .popover(let car), .screen(let car), .sheet(let car):
      car.kilometres
    }
  }
}

extension AlertState<CarRental.Answer> {
  static var anyWishes: Self {
    AlertState {
      TextState("Any wishes?")
    } actions: {
      ButtonState(action: .askAgain) { TextState("Ask me again") }
      ButtonState(action: .askElsewhere) { TextState("Let me choose") }
      ButtonState(action: .nothing) { TextState("Just looking") }
      ButtonState(role: .cancel) { TextState("Leave the counter") }
    } message: {
      TextState("Each answer leads somewhere else.")
    }
  }
}

extension ConfirmationDialogState<CarRental.Answer> {
  static var whichCar: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Which car?")
    } actions: {
      ButtonState(action: .takeCar) { TextState("The red one") }
      ButtonState(action: .askAgain) { TextState("Ask me again") }
      ButtonState(role: .cancel) { TextState("None of them") }
    }
  }
}
