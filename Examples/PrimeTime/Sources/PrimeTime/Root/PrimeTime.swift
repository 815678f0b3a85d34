#if Macros
import ComposableArchitecture

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
    var clock = PrimeClock.State()
    @Shared(.keptNumbers) var kept
    var path = StackState<Path.State>()

    /// The number in the address of the screen on top.
    var address: Int? { path.last?.number?.address }
  }

  enum Action {
    case clock(PrimeClock.Action)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.clock, action: \.clock) {
      PrimeClock()
    }
    .forEach(\.path, action: \.path)
  }
}

extension PrimeTime.Path.State: Equatable {}
#endif
