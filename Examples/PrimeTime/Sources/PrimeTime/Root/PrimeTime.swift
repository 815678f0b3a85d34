#if Macros
import ComposableArchitecture
import Foundation

/// The whole app: the clock, and the screens above it.
@Reducer
struct PrimeTime {
  @Reducer
  enum Path {
    case kept(KeptNumbers)
    case number(NumberExplorer)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var clock = PrimeClock.State()
    @Shared(.keptNumbers) var kept
    var path = StackState<Path.State>()

    /// The number in the address of the screen on top.
    var address: Int? { path.last?.number?.address }
  }

  enum Action {
    case addressOpened(URL)
    case alert(PresentationAction<Never>)
    case clock(PrimeClock.Action)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.clock, action: \.clock) {
      PrimeClock()
    }
    Reduce { state, action in
      switch action {
      case .addressOpened(let url):
        if let screens = Path.State.screens(at: url) {
          state.path = StackState(screens)
        } else {
          state.path.removeAll()
          state.alert = .noScreen(at: String(url.path.prefix(60)))
        }
        return .none

      case .alert, .clock, .path:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path)
  }
}

extension PrimeTime.Path.State: Equatable {}

extension AlertState where Action == Never {
  static func noScreen(at path: String) -> Self {
    AlertState {
      TextState("There is nothing at \(path)")
    } message: {
      TextState("A number of up to twelve digits has an address, such as /142307.")
    }
  }
}
#endif
