import ComposableArchitecture
import SwiftUI

struct Runner: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
    var laps = 0
    @BindingState var isDisqualified = false
  }

  enum Action: BindableAction, Equatable {
    case lapTapped
    case resetTapped
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .lapTapped:
        state.laps += 1
        return .none
      case .resetTapped:
        state.laps = 0
        return .none
      case .binding:
        return .none
      }
    }
  }
}

struct RaceBoard: Reducer {
  struct State: Equatable {
    var runners: IdentifiedArrayOf<Runner.State> = []
    var newName = ""

    var leader: Runner.State? { runners.filter { !$0.isDisqualified }.max { $0.laps < $1.laps } }
  }

  enum Action: Equatable {
    case addTapped
    case delete(IndexSet)
    case move(IndexSet, Int)
    case nameChanged(String)
    case runner(id: Runner.State.ID, action: Runner.Action)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      switch action {
      case .addTapped:
        guard !state.newName.isEmpty else { return .none }
        state.runners.append(Runner.State(id: self.uuid(), name: state.newName))
        state.newName = ""
        return .none
      case let .delete(offsets):
        state.runners.remove(atOffsets: offsets)
        return .none
      case let .move(source, target):
        state.runners.move(fromOffsets: source, toOffset: target)
        return .none
      case let .nameChanged(name):
        state.newName = name
        return .none
      case .runner:
        return .none
      }
    }
    .forEach(\.runners, action: /Action.runner(id:action:)) {
      Runner()
    }
  }
}

struct RaceBoardView: View {
  let store: StoreOf<RaceBoard>

  struct ViewState: Equatable {
    let newName: String
    let leader: String?
    let canAdd: Bool

    init(state: RaceBoard.State) {
      self.newName = state.newName
      self.leader = state.leader?.name
      self.canAdd = !state.newName.isEmpty
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      NavigationView {
        List {
          if let leader = viewStore.leader {
            Text("Leader: \(leader)").font(.headline)
          }
          HStack {
            TextField("Name", text: viewStore.binding(get: \.newName, send: RaceBoard.Action.nameChanged))
            Button("Add") { viewStore.send(.addTapped, animation: .default) }
              .disabled(!viewStore.canAdd)
          }
          ForEachStore(
            self.store.scope(state: \.runners, action: RaceBoard.Action.runner(id:action:))
          ) { runnerStore in
            RunnerRow(store: runnerStore)
          }
          .onDelete { viewStore.send(.delete($0)) }
          .onMove { viewStore.send(.move($0, $1)) }
        }
        .navigationTitle("Race")
        .navigationBarItems(trailing: EditButton())
      }
    }
  }
}

struct RunnerRow: View {
  let store: StoreOf<Runner>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Text(viewStore.name)
          .strikethrough(viewStore.isDisqualified)
        Spacer()
        Text("\(viewStore.laps)")
        Button("Lap") { viewStore.send(.lapTapped) }
          .buttonStyle(.borderless)
        Toggle("Out", isOn: viewStore.$isDisqualified).labelsHidden()
      }
    }
  }
}

struct RaceBoard_Previews: PreviewProvider {
  static var previews: some View {
    RaceBoardView(
      store: Store(
        initialState: RaceBoard.State(runners: [Runner.State(id: UUID(), name: "Kim")])
      ) {
        RaceBoard()
      }
    )
  }
}
