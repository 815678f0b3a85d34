import ComposableArchitectureEpisode90
import Primes2019Activity
import Primes2019Counter
import Primes2019Favourites
import Primes2019World
import PrimesModel

public struct AppState: Equatable {
  public var activity = Activity()
  public var alert: NthPrimeAlert?
  public var count = 1
  public var expanded: Set<Int> = []
  public var favourites = Favourites()
  public var isAsking = false
  public var isLoading = false

  public init() {}
}

/// The parts of the screens, each as a property of the whole.
extension AppState {
  var counter: CounterState {
    get {
      CounterState(
        activity: self.activity, alert: self.alert, count: self.count,
        favourites: self.favourites, isAsking: self.isAsking)
    }
    set {
      self.alert = newValue.alert
      self.count = newValue.count
      self.favourites = newValue.favourites
      self.isAsking = newValue.isAsking
    }
  }

  var favouritesScreen: FavouritesState {
    get {
      FavouritesState(
        expanded: self.expanded, favourites: self.favourites, isLoading: self.isLoading)
    }
    set {
      self.expanded = newValue.expanded
      self.favourites = newValue.favourites
      self.isLoading = newValue.isLoading
    }
  }
}

public enum AppAction: Equatable {
  case activity(ActivityAction)
  case counter(CounterAction)
  case favourites(FavouritesAction)
}

/// All screens: their reducers are pulled back along key paths and case paths.
// Safe: made of functions without state, as is the whole below.
nonisolated(unsafe) private let screensReducer: Reducer<AppState, AppAction> = combine(
  pullback(activityReducer, value: \AppState.activity, action: /AppAction.activity),
  pullback(counterReducer, value: \AppState.counter, action: /AppAction.counter),
  pullback(favouritesReducer, value: \AppState.favouritesScreen, action: /AppAction.favourites)
)

/// The whole app: all screens, within the functions that see every action.
nonisolated(unsafe) public let appReducer: Reducer<AppState, AppAction> =
  with(screensReducer, compose(savingChanges, recordingActivity))

/// Returns a reducer that saves what another one has changed among the favourites.
func savingChanges(
  _ reducer: @escaping Reducer<AppState, AppAction>
) -> Reducer<AppState, AppAction> {
  { state, action in
    let effects = reducer(&state, action)
    let changes = state.favourites.takeUnsavedChanges()
    guard !changes.isEmpty else { return effects }
    return effects + [world.save(changes).map { .favourites(.saved($0)) }.eraseToEffect()]
  }
}

/// Returns a reducer that notes what happens on all screens, before another one handles it.
func recordingActivity(
  _ reducer: @escaping Reducer<AppState, AppAction>
) -> Reducer<AppState, AppAction> {
  { state, action in
    switch action {
    case .counter(.answered(.success(let answer))):
      state.activity.record(.answered(answer))
    case .counter(.check(.addTapped)):
      state.activity.record(.favourited(state.count))
    case .counter(.check(.removeTapped)):
      state.activity.record(.unfavourited(state.count))
    case .counter(.checkTapped):
      state.activity.record(.checked(state.count))
    case .favourites(.rowsDeleted(let offsets)):
      for number in state.favourites.numbers(at: offsets) {
        state.activity.record(.unfavourited(number))
      }
    case .activity, .counter, .favourites:
      break
    }
    return reducer(&state, action)
  }
}
