import Combine
import ComposableArchitecture
import SwiftUI
import SwiftUINavigation

struct SocketClient {
  enum Event: Equatable, Sendable {
    case opened
    case text(String)
    case closed(code: Int)
  }
  var open: @Sendable (URL) async -> AsyncStream<Event>
  var send: @Sendable (String) async throws -> Void
}

extension SocketClient: DependencyKey {
  static var liveValue: Self {
    Self(
      open: { _ in
        AsyncStream { continuation in
          continuation.yield(.opened)
          let task = Task {
            while !Task.isCancelled {
              try await Task.sleep(nanoseconds: 1_000_000_000)
              continuation.yield(.text("ping"))
            }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      },
      send: { _ in }
    )
  }
  static let testValue = Self(
    open: unimplemented("SocketClient.open", placeholder: .never),
    send: unimplemented("SocketClient.send")
  )
}

extension DependencyValues {
  var socket: SocketClient {
    get { self[SocketClient.self] }
    set { self[SocketClient.self] = newValue }
  }
}

struct WebSocketRoom: Reducer {
  struct State: Equatable {
    var alert: String?
    var connectivity = Connectivity.disconnected
    var draft = ""
    var messages: [String] = []
    enum Connectivity: String { case connected, connecting, disconnected }
  }

  enum Action: Equatable {
    case alertDismissed
    case connectTapped
    case draftChanged(String)
    case event(SocketClient.Event)
    case sendTapped
    case sent(TaskResult<Bool>)
  }

  @Dependency(\.socket) var socket
  @Dependency(\.mainQueue) var queue

  enum CancelID { case socket, send }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alertDismissed:
        state.alert = nil
        return .none
      case .connectTapped:
        switch state.connectivity {
        case .connected, .connecting:
          state.connectivity = .disconnected
          return .cancel(id: CancelID.socket)
        case .disconnected:
          state.connectivity = .connecting
          return .run { send in
            for await event in await self.socket.open(URL(string: "wss://rooms.example.com")!) {
              await send(.event(event))
            }
          }
          .cancellable(id: CancelID.socket)
        }
      case let .draftChanged(draft):
        state.draft = draft
        return .none
      case .event(.opened):
        state.connectivity = .connected
        return .none
      case let .event(.text(text)):
        state.messages.append(text)
        return .none
      case let .event(.closed(code)):
        state.alert = "Closed with \(code)"
        state.connectivity = .disconnected
        return .none
      case .sendTapped:
        let draft = state.draft
        state.draft = ""
        return .run { send in
          try await self.socket.send(draft)
          await send(.sent(.success(true)))
        } catch: { error, send in
          await send(.sent(.failure(error)))
        }
        .throttle(id: CancelID.send, for: 1, scheduler: self.queue, latest: true)
      case .sent(.failure):
        state.alert = "Could not send."
        return .none
      case .sent:
        return .none
      }
    }
  }
}

struct WebSocketRoomView: View {
  let store: StoreOf<WebSocketRoom>
  @ObservedObject var viewStore: ViewStore<WebSocketRoom.State, WebSocketRoom.Action>

  init(store: StoreOf<WebSocketRoom>) {
    self.store = store
    self.viewStore = ViewStore(self.store, observe: { $0 }, removeDuplicates: ==)
  }

  var body: some View {
    List {
      Section(header: Text(viewStore.connectivity.rawValue)) {
        Button(viewStore.connectivity == .disconnected ? "Connect" : "Disconnect") {
          viewStore.send(.connectTapped)
        }
        HStack {
          TextField("Message", text: viewStore.binding(get: \.draft, send: WebSocketRoom.Action.draftChanged).removeDuplicates())
          Button("Send") { viewStore.send(.sendTapped) }
        }
      }
      ForEach(Array(viewStore.messages.enumerated()), id: \.offset) { Text($0.element) }
    }
    .alert(
      item: viewStore.binding(get: \.alert, send: .alertDismissed),
      title: { Text($0) }
    ) { _ in
      Button("OK") {}
    }
    .onReceive(viewStore.publisher.connectivity) { print($0) }
  }
}
