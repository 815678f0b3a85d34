import Combine
import ComposableArchitecture
import SwiftUI

// MARK: - Client

struct RadioClient {
  /// Emits the titles of the songs as they are played.
  var tune: @Sendable (_ station: String) -> AnyPublisher<String, Never>
  /// Asks for a song.
  var request: @Sendable (_ title: String) -> AnyPublisher<String, RequestError>

  struct RequestError: Error, Equatable {
    let reason: String
  }
}

extension RadioClient: DependencyKey {
  static let liveValue = Self { station in
    ["Overture", "Waltz", "Finale"].publisher
      .flatMap(maxPublishers: .max(1)) { title in
        Just(title).delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
      }
      .map { "\($0) on \(station)" }
      .eraseToAnyPublisher()
  } request: { title in
    Future { promise in
      promise(
        title.count < 3
          ? .failure(RequestError(reason: "“\(title)” is no title."))
          : .success("\(title), as you wished"))
    }
    .delay(for: .milliseconds(100), scheduler: DispatchQueue.main)
    .eraseToAnyPublisher()
  }
}

extension DependencyValues {
  var radioClient: RadioClient {
    get { self[RadioClient.self] }
    set { self[RadioClient.self] = newValue }
  }
}

// MARK: - Feature

@Reducer
struct Radio {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var station: String?
    var title: String?
    var wish = ""
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case requestButtonTapped
    case requestResponse(Result<String, RadioClient.RequestError>)
    case stationButtonTapped(String)
    case stopButtonTapped
    case titleReceived(String)
  }

  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.radioClient) var radioClient
  private enum CancelID { case station }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding:
        return .none

      case .requestButtonTapped:
        return .publisher { [title = state.wish] in
          radioClient.request(title)
            .receive(on: mainQueue)
            .map { Action.requestResponse(.success($0)) }
            .catch { Just(Action.requestResponse(.failure($0))) }
        }

      case .requestResponse(.success(let title)):
        state.title = title
        state.wish = ""
        return .none

      case .requestResponse(.failure(let error)):
        state.alert = AlertState { TextState(error.reason) }
        return .none

      case .stationButtonTapped(let station):
        state.station = station
        state.title = nil
        return .publisher {
          radioClient.tune(station)
            .receive(on: mainQueue)
            .map(Action.titleReceived)
        }
        .cancellable(id: CancelID.station, cancelInFlight: true)

      case .stopButtonTapped:
        state.station = nil
        state.title = nil
        return .cancel(id: CancelID.station)

      case .titleReceived(let title):
        state.title = title
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

// MARK: - History

/// The songs that were played, in a model as they were before features.
@MainActor
final class History: ObservableObject {
  @Published var query = ""
  @Published private(set) var titles: [String] = []
  @Published private(set) var matches: [String] = []
  let forgotten = PassthroughSubject<Int, Never>()
  private let count = CurrentValueSubject<Int, Never>(0)
  private var cancellables: Set<AnyCancellable> = []

  var played: AnyPublisher<Int, Never> { count.eraseToAnyPublisher() }

  init(store: StoreOf<Radio>) {
    store.publisher.title
      .compactMap { $0 }
      .sink { [weak self] title in
        guard let self else { return }
        titles.append(title)
        count.value += 1
      }
      .store(in: &cancellables)
    $titles
      .combineLatest($query.debounce(for: .milliseconds(50), scheduler: DispatchQueue.main))
      .map { titles, query in
        query.isEmpty ? titles : titles.filter { $0.localizedCaseInsensitiveContains(query) }
      }
      .assign(to: &$matches)
  }

  func forget() {
    forgotten.send(titles.count)
    titles = []
  }
}

// MARK: - Views

struct RadioView: View {
  @Bindable var store: StoreOf<Radio>
  @StateObject private var history: History
  @State private var note = ""
  @State private var played = 0

  init(store: StoreOf<Radio>) {
    self.store = store
    _history = StateObject(wrappedValue: History(store: store))
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Stations") {
          ForEach(["Harbour Radio", "Radio Meadow"], id: \.self) { station in
            Button(station) { store.send(.stationButtonTapped(station)) }
          }
          Button("Stop", role: .destructive) { store.send(.stopButtonTapped) }
            .disabled(store.station == nil)
        }
        Section {
          Text(store.title ?? store.station.map { "Tuning in to \($0) …" } ?? "Silence")
            .accessibilityIdentifier("title")
          HStack {
            TextField("A song", text: $store.wish)
            Button("Wish") { store.send(.requestButtonTapped) }
          }
        } header: {
          Text("Now playing")
        } footer: {
          Text(note)
        }
        Section("Played: \(played)") {
          TextField("Filter", text: $history.query)
          ForEach(Array(history.matches.enumerated()), id: \.offset) { _, title in
            Text(title).accessibilityIdentifier("played")
          }
          Button("Forget") { history.forget() }
        }
      }
      .navigationTitle("Radio")
      .alert($store.scope(state: \.alert, action: \.alert))
      .onReceive(history.forgotten) { note = "\($0) songs are forgotten." }
      .onReceive(history.played) { played = $0 }
    }
  }
}

@main
struct RadioApp: App {
  var body: some Scene {
    WindowGroup {
      RadioView(store: Store(initialState: Radio.State()) { Radio() })
    }
  }
}
