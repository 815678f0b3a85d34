import ComposableArchitecture

/// Counters in a sheet, a cover, a popover and a pushed screen.
@Reducer
struct PresentationDemo {
  @Reducer
  enum Destination {
    case cover(Basics)
    case popover(Basics)
    case screen(Basics)
    case sheet(Basics)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isObservingCount = false
  }

  enum Action {
    case coverButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case observationToggled(Bool)
    case popoverButtonTapped
    case screenButtonTapped
    case sheetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .coverButtonTapped:
        state.destination = .cover(Basics.State())
      case .destination:
        break
      case .observationToggled(let isObserving):
        state.isObservingCount = isObserving
      case .popoverButtonTapped:
        state.destination = .popover(Basics.State())
      case .screenButtonTapped:
        state.destination = .screen(Basics.State())
      case .sheetButtonTapped:
        state.destination = .sheet(Basics.State())
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension PresentationDemo.Destination.State: Equatable {
  /// The count of the counter, wherever it is.
  var count: Int {
    switch self {
    case .cover(let counter), .popover(let counter), .screen(let counter), .sheet(let counter):
      counter.count
    }
  }
}
