#if Macros
import ComposableArchitecture
import Foundation
import Testing
import ViewTesting

/// A board of ferries in the order in which they leave, which waits for clerks to stop typing.
@Reducer
struct Departures {
  enum Shown: LocalizedStringKey, CaseIterable, Hashable {
    case everything = "All ferries"
    case late = "Late"
  }

  @ObservableState
  struct State: Equatable {
    var shown = Shown.everything
    var ferries: IdentifiedArrayOf<Ferry.State> = []

    var visible: IdentifiedArrayOf<Ferry.State> {
      shown == .late ? ferries.filter { $0.minutesLate > 0 } : ferries
    }
  }

  enum Action: BindableAction, Sendable {
    case announce(to: String)
    case arrange
    case binding(BindingAction<State>)
    case cancelled(IndexSet)
    case ferries(IdentifiedActionOf<Ferry>)
    case giveWay(IndexSet, Int)
    case harbourClosed
  }

  private enum Wait { case forQuiet }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .announce(let port):
        let last = state.ferries.last?.leaves ?? 0
        state.ferries.append(Ferry.State(id: uuid(), port: port, scheduled: last + 10))
      case .arrange:
        state.ferries.sort { $0.leaves < $1.leaves }
      case .cancelled(let rows):
        let visible = state.visible
        state.ferries.removeAll { ferry in rows.contains { visible[$0].id == ferry.id } }
      case .ferries(.element(id: _, action: .binding(\.minutesLate))):
        return .run { send in
          try await clock.sleep(for: .seconds(3))
          await send(.arrange, animation: .snappy)
        }
        .cancellable(id: Wait.forQuiet, cancelInFlight: true)
      case .giveWay(let rows, let place):
        state.ferries.move(fromOffsets: rows, toOffset: place)
      case .harbourClosed:
        state.ferries.removeAll()
        return .cancel(id: Wait.forQuiet)
      case .binding, .ferries:
        break
      }
      return .none
    }
    .forEach(\.ferries, action: \.ferries) { Ferry() }
  }
}

@Reducer
struct Ferry {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var port = ""
    var scheduled = 0
    var minutesLate = 0

    var leaves: Int { scheduled + minutesLate }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct DeparturesView: View {
  @Bindable var store: StoreOf<Departures>

  var body: some View {
    List {
      ForEach(store.scope(state: \.visible, action: \.ferries)) { ferry in
        FerryRow(store: ferry)
      }
      .onDelete { store.send(.cancelled($0)) }
      .onMove { store.send(.giveWay($0, $1)) }
    }
    ForEach(Departures.Shown.allCases, id: \.self) { choice in
      Button(choice.rawValue) { $store.shown.animation().wrappedValue = choice }
    }
    Button("Close harbour", role: .destructive) {
      store.send(.harbourClosed, animation: .default)
    }
    .disabled(store.ferries.isEmpty)
  }
}

private struct FerryRow: View {
  @Bindable var store: StoreOf<Ferry>

  var body: some View {
    Stepper("\(store.port) at \(store.leaves)", value: $store.minutesLate, in: 0...90, step: 15)
  }
}

@MainActor
@Suite("Departures")
struct DeparturesTests {
  private let quiet = TestClock()

  private var state: Departures.State {
    Departures.State(ferries: [
      Ferry.State(id: UUID(10), port: "Skerry", scheduled: 5),
      Ferry.State(id: UUID(11), port: "Holm", scheduled: 12),
    ])
  }

  private func board(_ state: Departures.State) -> TestStoreOf<Departures> {
    TestStore(initialState: state) {
      Departures()
    } withDependencies: {
      $0.continuousClock = quiet
      $0.uuid = .incrementing
    }
  }

  @Test("an announced ferry is scheduled ten minutes after the last one")
  func announcing() async {
    let board = board(state)
    await board.send(.announce(to: "Vik")) {
      $0.ferries.append(Ferry.State(id: UUID(0), port: "Vik", scheduled: 22))
    }
    await board.send(\.ferries[id: UUID(0)].binding.port, "Vík") {
      $0.ferries[id: UUID(0)]?.port = "Vík"
    }
  }

  @Test("the board is sorted three seconds after the last change of a time")
  func quietPeriod() async {
    let board = board(state)
    await board.send(\.ferries[id: UUID(10)].binding.minutesLate, 15) {
      $0.ferries[id: UUID(10)]?.minutesLate = 15
    }
    await quiet.advance(by: .seconds(2))
    await board.send(\.ferries[id: UUID(10)].binding.minutesLate, 30) {
      $0.ferries[id: UUID(10)]?.minutesLate = 30
    }
    await quiet.advance(by: .seconds(2))
    await quiet.advance(by: .seconds(1))
    await board.receive(\.arrange) { $0.ferries.swapAt(0, 1) }
  }

  @Test("deleting a row of the filtered board cancels the ferry it shows")
  func filtering() async {
    var state = state
    state.ferries[id: UUID(11)]?.minutesLate = 45
    let board = board(state)
    await board.send(\.binding.shown, .late) { $0.shown = .late }
    await board.send(.cancelled([0])) { $0.ferries.remove(id: UUID(11)) }
    await board.send(.harbourClosed) { $0.ferries = [] }
  }

  @Test("closing the harbour cancels the pending sort")
  func closing() async {
    let board = board(state)
    await board.send(\.ferries[id: UUID(11)].binding.minutesLate, 15) {
      $0.ferries[id: UUID(11)]?.minutesLate = 15
    }
    await board.send(.giveWay([0], 2)) { $0.ferries.swapAt(0, 1) }
    await board.send(.harbourClosed) { $0.ferries = [] }
  }

  @Test("the view selects a filter and changes a ferry's delay")
  func view() throws {
    let store = Store(initialState: state) {
      Departures()
    } withDependencies: {
      $0.continuousClock = quiet
    }
    let screen = ViewTester(DeparturesView(store: store))
    try screen.button("Late").tap()
    #expect(store.shown == .late)
    #expect(store.visible.isEmpty)
    try screen.button("All ferries").tap()
    try screen.button("Close harbour").tap()
    #expect(store.ferries.isEmpty)
  }
}
#endif
