import Combine
import ComposableArchitecture
import SwiftUI

struct QuoteClient {
  var fetch: @Sendable (Int) async throws -> String
  var updates: @Sendable () -> AnyPublisher<Int, Never>
}

extension QuoteClient: DependencyKey {
  static let liveValue = QuoteClient(
    fetch: { number in
      try await Task.sleep(nanoseconds: NSEC_PER_SEC / 2)
      return "Quote number \(number)"
    },
    updates: {
      Timer.publish(every: 5, on: .main, in: .common)
        .autoconnect()
        .scan(0) { count, _ in count + 1 }
        .eraseToAnyPublisher()
    }
  )
  static let testValue = QuoteClient(
    fetch: unimplemented("\(Self.self).fetch"),
    updates: unimplemented("\(Self.self).updates", placeholder: Empty().eraseToAnyPublisher())
  )
}

extension DependencyValues {
  var quoteClient: QuoteClient {
    get { self[QuoteClient.self] }
    set { self[QuoteClient.self] = newValue }
  }
}

struct QuoteOfDay: Reducer {
  struct State: Equatable {
    var number = 1
    var text: String?
    var isLoading = false
    var received = 0
    @PresentationState var alert: AlertState<Action.Alert>?
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case cancelTapped
    case fetchTapped
    case numberChanged(Int)
    case onAppear
    case response(TaskResult<String>)
    case update(Int)

    enum Alert: Equatable { case retry }
  }

  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.quoteClient) var client
  private struct FetchID: Hashable {}
  private struct UpdatesID: Hashable {}

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.retry)), .fetchTapped:
        state.isLoading = true
        state.text = nil
        return .run { [number = state.number] send in
          await send(.response(TaskResult { try await self.client.fetch(number) }), animation: .default)
        }
        .cancellable(id: FetchID(), cancelInFlight: true)
      case .alert:
        return .none
      case .cancelTapped:
        state.isLoading = false
        return .cancel(id: FetchID())
      case let .numberChanged(number):
        state.number = number
        return .send(.fetchTapped)
          .debounce(id: UpdatesID(), for: .milliseconds(300), scheduler: self.mainQueue)
      case .onAppear:
        return .publisher {
          self.client.updates()
            .receive(on: self.mainQueue)
            .removeDuplicates()
            .map(Action.update)
        }
      case let .response(.success(text)):
        state.isLoading = false
        state.text = text
        return .none
      case let .response(.failure(error)):
        state.isLoading = false
        state.alert = AlertState(
          title: TextState("Failed"),
          message: TextState(error.localizedDescription),
          primaryButton: .default(TextState("Retry"), action: .send(.retry)),
          secondaryButton: .cancel(TextState("OK"))
        )
        return .none
      case let .update(count):
        state.received = count
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

struct QuoteOfDayView: View {
  let store: StoreOf<QuoteOfDay>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Stepper("Number \(viewStore.number)", value: viewStore.binding(get: \.number, send: QuoteOfDay.Action.numberChanged))
        if viewStore.isLoading {
          HStack {
            ProgressView()
            Button("Cancel") { viewStore.send(.cancelTapped) }
          }
        } else {
          Button("Fetch") { viewStore.send(.fetchTapped) }
        }
        viewStore.text.map { Text($0) }
        Text("Received \(viewStore.received)").font(.caption)
      }
      .onAppear { viewStore.send(.onAppear) }
      .alert(store: self.store.scope(state: \.$alert, action: { .alert($0) }))
    }
  }
}
