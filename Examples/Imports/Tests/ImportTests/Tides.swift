import Combine
import ComposableArchitecture
import SwiftUI

// A feature, a model and a view whose file imports Combine and SwiftUI, as on Apple's systems.

/// The gauges along a coast.
struct TideGauges: Sendable {
  struct Storm: Error, Equatable { let harbour: String }

  /// Publishes heights in centimetres, one after the other.
  var heights: @Sendable (_ harbour: String) -> AnyPublisher<Int, Never>
  /// Publishes the next high water, once.
  var highWater: @Sendable (_ harbour: String) -> AnyPublisher<Int, Storm>
}

extension TideGauges: TestDependencyKey {
  static let testValue = Self(
    heights: { _ in Empty().eraseToAnyPublisher() },
    highWater: { Fail(error: Storm(harbour: $0)).eraseToAnyPublisher() })
}

extension DependencyValues {
  var tideGauges: TideGauges {
    get { self[TideGauges.self] }
    set { self[TideGauges.self] = newValue }
  }
}

@Reducer
struct Tides {
  @ObservableState
  struct State: Equatable {
    var harbour: String?
    var height: Int?
    var outlook = ""
  }

  enum Action {
    case harbourChosen(String?)
    case highWater(Result<Int, TideGauges.Storm>)
    case measured(Int)
    case outlookTapped
  }

  private enum Gauge { case watched }

  @Dependency(\.mainQueue) var queue
  @Dependency(\.tideGauges) var gauges

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .harbourChosen(nil):
        state = State()
        return .cancel(id: Gauge.watched)
      case .harbourChosen(let harbour?):
        state.harbour = harbour
        state.height = nil
        return .publisher {
          gauges.heights(harbour).receive(on: queue).map(Action.measured)
        }
        .cancellable(id: Gauge.watched, cancelInFlight: true)
      case .highWater(.failure(let storm)):
        state.outlook = "A storm over \(storm.harbour)"
      case .highWater(.success(let height)):
        state.outlook = "\(height) cm"
      case .measured(let height):
        state.height = height
      case .outlookTapped:
        guard let harbour = state.harbour else { break }
        return .publisher {
          gauges.highWater(harbour)
            .map { Action.highWater(.success($0)) }
            .catch { Just(Action.highWater(.failure($0))) }
            .receive(on: queue)
        }
      }
      return .none
    }
  }
}

/// The heights so far, in a model of the time before features.
@MainActor
final class TideLog: ObservableObject {
  @Published var floor = 0
  @Published private(set) var heights: [Int] = []
  @Published private(set) var notable: [Int] = []
  let floods = PassthroughSubject<Int, Never>()
  private let count = CurrentValueSubject<Int, Never>(0)
  private var subscriptions: Set<AnyCancellable> = []

  var counted: AnyPublisher<Int, Never> { count.eraseToAnyPublisher() }

  init(store: StoreOf<Tides>, queue: AnySchedulerOf<DispatchQueue>) {
    store.publisher.height
      .compactMap { $0 }
      .sink { [weak self] height in self?.note(height) }
      .store(in: &subscriptions)
    $heights
      .combineLatest($floor.debounce(for: .milliseconds(200), scheduler: queue))
      .map { heights, floor in heights.filter { $0 >= floor } }
      .assign(to: &$notable)
  }

  private func note(_ height: Int) {
    heights.append(height)
    count.value += 1
    if height > 400 { floods.send(height) }
  }
}

struct TidesView: View {
  let store: StoreOf<Tides>
  @StateObject private var log: TideLog
  @State private var counted = 0
  @State private var warning = "Dry"

  init(store: StoreOf<Tides>, queue: AnySchedulerOf<DispatchQueue>) {
    self.store = store
    _log = StateObject(wrappedValue: TideLog(store: store, queue: queue))
  }

  var body: some View {
    Text(warning)
    Text(verbatim: "\(counted): \(log.notable)")
    Text(verbatim: store.outlook)
    Stepper("Floor", value: $log.floor, step: 100)
    Button("Watch Hull") { store.send(.harbourChosen("Hull")) }
    Button("Outlook") { store.send(.outlookTapped) }
      .disabled(store.harbour == nil)
    Button("Go home") { store.send(.harbourChosen(nil)) }
      .onReceive(log.counted) { counted = $0 }
      .onReceive(log.floods) { warning = "\($0) cm!" }
  }
}

/// An app, so that `App` and `Scene` are found in the imported module, too.
struct TidesApp: App {
  var body: some Scene {
    WindowGroup {
      TidesView(
        store: Store(initialState: Tides.State()) { Tides() }, queue: .main)
    }
  }
}
