import ComposableArchitectureEpisode99
import Primes2020Activity
import Primes2020Counter
import Primes2020Favourites
import PrimesModel

public struct AppState: Equatable {
  public var activity = Activity()
  public var alert: NthPrimeAlert?
  public var count = 1
  public var expanded: Set<Int> = []
  public var favourites = Favourites()
  public var isAsking = false
  public var isCheckShown = false
  public var isLoading = false

  public init() {}
}

/// The parts of the screens, each as a property of the whole.
extension AppState {
  var counter: CounterState {
    get {
      CounterState(
        activity: self.activity, alert: self.alert, count: self.count,
        favourites: self.favourites, isAsking: self.isAsking, isCheckShown: self.isCheckShown)
    }
    set {
      self.alert = newValue.alert
      self.count = newValue.count
      self.favourites = newValue.favourites
      self.isAsking = newValue.isAsking
      self.isCheckShown = newValue.isCheckShown
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

/// The whole app: all screens, within the operators that see every action.
public let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  activityReducer.pullback(
    value: \AppState.activity, action: /AppAction.activity, environment: { _ in () }),
  counterReducer.pullback(
    value: \AppState.counter, action: /AppAction.counter, environment: { $0.nthPrime }),
  favouritesReducer.pullback(
    value: \AppState.favouritesScreen, action: /AppAction.favourites, environment: { $0.load })
)
.recordingActivity()
.savingChanges()

extension Reducer where Value == AppState, Action == AppAction, Environment == AppEnvironment {
  /// Saves what the reducer has changed among the favourites.
  fileprivate func savingChanges() -> Reducer {
    Reducer { state, action, environment in
      let effects = self(&state, action, environment)
      let changes = state.favourites.takeUnsavedChanges()
      guard !changes.isEmpty else { return effects }
      return effects + [environment.save(changes).map { .favourites(.saved($0)) }.eraseToEffect()]
    }
  }

  /// Notes what happens on all screens, before the reducer handles it.
  fileprivate func recordingActivity() -> Reducer {
    Reducer { state, action, environment in
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
      return self(&state, action, environment)
    }
  }
}
