import ComposableArchitectureClassic
import Primes2021Activity
import Primes2021Counter
import Primes2021Favourites
import PrimesModel

public struct AppState: Equatable {
  public var activity = Activity()
  public var alert: AlertState<CounterAction>?
  public var checkedNumber: Int?
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
        activity: activity, alert: alert, checkedNumber: checkedNumber, count: count,
        favourites: favourites, isAsking: isAsking)
    }
    set {
      alert = newValue.alert
      checkedNumber = newValue.checkedNumber
      count = newValue.count
      favourites = newValue.favourites
      isAsking = newValue.isAsking
    }
  }

  var favouritesScreen: FavouritesState {
    get { FavouritesState(expanded: expanded, favourites: favourites, isLoading: isLoading) }
    set {
      expanded = newValue.expanded
      favourites = newValue.favourites
      isLoading = newValue.isLoading
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
    state: \.activity, action: /AppAction.activity, environment: { _ in () }),
  counterReducer.pullback(
    state: \.counter, action: /AppAction.counter, environment: \.counter),
  favouritesReducer.pullback(
    state: \.favouritesScreen, action: /AppAction.favourites, environment: \.favourites)
)
.recordingActivity()
.savingChanges()

extension Reducer where State == AppState, Action == AppAction, Environment == AppEnvironment {
  /// Saves what the reducer has changed among the favourites.
  fileprivate func savingChanges() -> Reducer {
    Reducer { state, action, environment in
      let effect = self.run(&state, action, environment)
      let changes = state.favourites.takeUnsavedChanges()
      guard !changes.isEmpty else { return effect }
      return .merge(
        effect,
        environment.save(changes)
          .receive(on: environment.mainQueue)
          .catchToEffect { .favourites(.saved($0)) })
    }
  }

  /// Notes what happens on all screens, before the reducer handles it.
  fileprivate func recordingActivity() -> Reducer {
    Reducer { state, action, environment in
      switch action {
      case .counter(.answered(.success(let answer))):
        state.activity.record(.answered(answer))
      case .counter(.check(.prime(.addButtonTapped))):
        state.activity.record(.favourited(state.count))
      case .counter(.check(.prime(.removeButtonTapped))):
        state.activity.record(.unfavourited(state.count))
      case .counter(.checkButtonTapped):
        state.activity.record(.checked(state.count))
      case .favourites(.rowsDeleted(let offsets)):
        for number in state.favourites.numbers(at: offsets) {
          state.activity.record(.unfavourited(number))
        }
      case .activity, .counter, .favourites:
        break
      }
      return self.run(&state, action, environment)
    }
  }
}
