import ComposableArchitecture

/// Every kind of presentation by the modifiers that take a store.
@Reducer
struct LegacyPresentationDemo {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var isObservingCount = false
    var message = ""
  }

  enum Action {
    case alertButtonTapped
    case coverButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case dialogButtonTapped
    case dismissFromParentButtonTapped
    case linkButtonTapped
    case observationToggled(Bool)
    case popoverButtonTapped
    case screenButtonTapped
    case sheetButtonTapped
  }

  /// What the buttons of an alert or a dialog lead to.
  enum Next: Equatable {
    case alert
    case dialog
    case sheet
    case stay
  }

  @Reducer
  struct Destination {
    enum State: Equatable {
      case alert(AlertState<Next>)
      case cover(LegacyBasics.State)
      case dialog(ConfirmationDialogState<Next>)
      case link(LegacyBasics.State)
      case popover(LegacyBasics.State)
      case screen(LegacyBasics.State)
      case sheet(LegacyBasics.State)
    }

    enum Action {
      case alert(Next)
      case cover(LegacyBasics.Action)
      case dialog(Next)
      case link(LegacyBasics.Action)
      case popover(LegacyBasics.Action)
      case screen(LegacyBasics.Action)
      case sheet(LegacyBasics.Action)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.cover, action: \.cover) { LegacyBasics() }
        .ifCaseLet(\.link, action: \.link) { LegacyBasics() }
        .ifCaseLet(\.popover, action: \.popover) { LegacyBasics() }
        .ifCaseLet(\.screen, action: \.screen) { LegacyBasics() }
        .ifCaseLet(\.sheet, action: \.sheet) { LegacyBasics() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertButtonTapped: state.destination = .alert(.next)
      case .coverButtonTapped: state.destination = .cover(LegacyBasics.State())
      case .destination(.dismiss): state.message = "Dismissed"
      case .destination(.presented(.alert(let next))), .destination(.presented(.dialog(let next))):
        state.message = "Chose \(next)"
        switch next {
        case .alert: state.destination = .alert(.next)
        case .dialog: state.destination = .dialog(.next)
        case .sheet: state.destination = .sheet(LegacyBasics.State())
        case .stay: break
        }
      case .destination: break
      case .dialogButtonTapped: state.destination = .dialog(.next)
      case .dismissFromParentButtonTapped: state.destination = nil
      case .linkButtonTapped: state.destination = .link(LegacyBasics.State())
      case .observationToggled(let isObserving): state.isObservingCount = isObserving
      case .popoverButtonTapped: state.destination = .popover(LegacyBasics.State())
      case .screenButtonTapped: state.destination = .screen(LegacyBasics.State())
      case .sheetButtonTapped: state.destination = .sheet(LegacyBasics.State())
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

extension LegacyPresentationDemo.Destination.State {
  /// The count of the counter, wherever it is.
  var count: Int? {
    switch self {
    case .cover(let counter), .link(let counter), .popover(let counter), .screen(let counter),
      .sheet(let counter):
      counter.count
    case .alert, .dialog:
      nil
    }
  }
}

extension AlertState<LegacyPresentationDemo.Next> {
  /// An alert that leads on.
  static var next: Self {
    AlertState {
      TextState("What next?")
    } actions: {
      ButtonState(action: .alert) { TextState("Another alert") }
      ButtonState(action: .dialog) { TextState("A dialog") }
      ButtonState(action: .sheet) { TextState("A sheet") }
      ButtonState(action: .stay) { TextState("Nothing") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("This alert leads to other presentations.")
    }
  }
}

extension ConfirmationDialogState<LegacyPresentationDemo.Next> {
  /// A dialog that leads on.
  static var next: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Where to?")
    } actions: {
      ButtonState(action: .alert) { TextState("An alert") }
      ButtonState(action: .dialog) { TextState("Another dialog") }
      ButtonState(action: .sheet) { TextState("A sheet") }
    }
  }
}
