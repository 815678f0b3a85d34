import ClassicCounter
import ClassicFavoritePrimes
import ClassicPrimeAlert
import ComposableArchitectureClassic
import Foundation

/// The state of the application.
public struct AppState: Equatable {
  public var activityFeed: [Activity] = []
  public var alertNthPrime: PrimeAlert?
  public var count = 0
  public var favoritePrimes: [Int] = []
  public var isNthPrimeRequestInFlight = false
  public var isPrimeDetailShown = false

  public init() {}

  /// What has been done with the favourites, and when.
  public struct Activity: Equatable {
    public enum Kind: Equatable {
      case added(Int)
      case removed(Int)
    }

    public let timestamp: Date
    public let kind: Kind

    public init(timestamp: Date, kind: Kind) {
      self.timestamp = timestamp
      self.kind = kind
    }
  }
}

extension AppState {
  /// What the counter's screen needs.
  public var counterView: CounterViewState {
    get {
      CounterViewState(
        alertNthPrime: alertNthPrime, count: count, favoritePrimes: favoritePrimes,
        isNthPrimeRequestInFlight: isNthPrimeRequestInFlight,
        isPrimeDetailShown: isPrimeDetailShown)
    }
    set {
      alertNthPrime = newValue.alertNthPrime
      count = newValue.count
      favoritePrimes = newValue.favoritePrimes
      isNthPrimeRequestInFlight = newValue.isNthPrimeRequestInFlight
      isPrimeDetailShown = newValue.isPrimeDetailShown
    }
  }

  /// What the screen with the favourites needs.
  public var favoritePrimesState: FavoritePrimesState {
    get { (alertNthPrime, favoritePrimes) }
    set { (alertNthPrime, favoritePrimes) = newValue }
  }
}

public enum AppAction: Equatable {
  case counterView(CounterViewAction)
  case favoritePrimes(FavoritePrimesAction)
  case offlineCounterView(CounterViewAction)
}

public struct AppEnvironment {
  public var date: () -> Date
  public var fileClient: ClassicFileClient
  public var log: (String) -> Void
  public var nthPrime: (Int) -> Effect<Int?, Never>
  public var offlineNthPrime: (Int) -> Effect<Int?, Never>

  public init(
    date: @escaping () -> Date, fileClient: ClassicFileClient, log: @escaping (String) -> Void,
    nthPrime: @escaping (Int) -> Effect<Int?, Never>,
    offlineNthPrime: @escaping (Int) -> Effect<Int?, Never>
  ) {
    self.date = date
    self.fileClient = fileClient
    self.log = log
    self.nthPrime = nthPrime
    self.offlineNthPrime = offlineNthPrime
  }
}

public let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  counterViewReducer.pullback(
    state: \.counterView, action: /AppAction.counterView, environment: \.nthPrime),
  counterViewReducer.pullback(
    state: \.counterView, action: /AppAction.offlineCounterView, environment: \.offlineNthPrime),
  favoritePrimesReducer.pullback(
    state: \.favoritePrimesState, action: /AppAction.favoritePrimes,
    environment: { ($0.fileClient, $0.nthPrime) })
)
.activityFeed()
.logging()
