#if Macros
import ComposableArchitecture
import Testing

/// Sheets, alerts and dialogs: one destination at a time, as an enum of features.
@Reducer
struct Garden {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)
    case plant(Plant)
    @ReducerCaseIgnored
    case map(scale: Int)

    @CasePathable
    enum Alert { case confirmRemoval }
    @CasePathable
    enum Dialog { case fertilize, water }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var help: Help.State?
    var plants = ["Rose"]
    var log: [String] = []
  }

  enum Action {
    case addButtonTapped
    case careButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case help(PresentationAction<Help.Action>)
    case helpButtonTapped
    case mapButtonTapped
    case removeButtonTapped
    case saveButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .plant(Plant.State())
        return .none

      case .careButtonTapped:
        state.destination = .dialog(.care)
        return .none

      case .destination(.presented(.alert(.confirmRemoval))):
        state.plants.removeAll()
        return .none

      case .destination(.presented(.dialog(let choice))):
        state.log.append("\(choice)")
        return .none

      case .destination, .help:
        return .none

      case .helpButtonTapped:
        state.help = Help.State()
        return .none

      case .mapButtonTapped:
        state.destination = .map(scale: 100)
        return .none

      case .removeButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Remove all?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmRemoval) { TextState("Remove") }
            ButtonState(role: .cancel) { TextState("Keep") }
          } message: { [count = state.plants.count] in
            TextState("There are \(count).")
          })
        return .none

      case .saveButtonTapped:
        guard let plant = state.destination?.plant else { return .none }
        state.plants.append(plant.name)
        state.destination = nil
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$help, action: \.help) { Help() }
  }
}

extension Garden.Destination.State: Equatable {}

extension ConfirmationDialogState where Action == Garden.Destination.Dialog {
  static let care = Self(titleVisibility: .visible) {
    TextState("What does it need?")
  } actions: {
    ButtonState(action: .water) { TextState("Water") }
    ButtonState(action: .fertilize) { TextState("Fertilizer") }
  }
}

@Reducer
struct Plant {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding:
        return .none
      case .cancelButtonTapped:
        guard isPresented else { return .none }
        return .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
struct Help {}

struct GardenView: View {
  @Bindable var store: StoreOf<Garden>

  var body: some View {
    plants
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
      .popover(item: $store.scope(state: \.help, action: \.help)) { _ in Text("Help") }
  }

  private var plants: some View {
    List {
      ForEach(store.plants, id: \.self) { Text($0) }
      Button("Add") { store.send(.addButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.destination?.plant, action: \.destination.plant)) { store in
      @Bindable var store = store
      TextField("Name", text: $store.name)
    }
  }
}

@MainActor
@Suite struct GardenTests {
  @Test("a sheet is edited and saved, or dismisses itself")
  func sheet() async {
    let store = TestStore(initialState: Garden.State()) { Garden() }
    await store.send(.addButtonTapped) { $0.destination = .plant(Plant.State()) }
    await store.send(\.destination.plant.binding.name, "Iris") {
      $0.destination.modify(\.plant) { $0.name = "Iris" }
    }
    await store.send(.saveButtonTapped) {
      $0.plants = ["Rose", "Iris"]
      $0.destination = nil
    }
    await store.send(.addButtonTapped) { $0.destination = .plant(Plant.State()) }
    await store.send(\.destination.plant.cancelButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("choosing a button dismisses its alert or dialog")
  func alert() async {
    let store = TestStore(initialState: Garden.State()) { Garden() }
    await store.send(.removeButtonTapped) {
      $0.destination = .alert(
        AlertState {
          TextState("Remove all?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmRemoval) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("There are 1.")
        })
    }
    await store.send(\.destination.alert.confirmRemoval) {
      $0.plants = []
      $0.destination = nil
    }
    await store.send(.careButtonTapped) { $0.destination = .dialog(.care) }
    await store.send(.destination(.presented(.dialog(.water)))) {
      $0.log = ["water"]
      $0.destination = nil
    }
    await store.send(.careButtonTapped) { $0.destination = .dialog(.care) }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
  }

  @Test("a destination can be plain data, and a feature empty")
  func data() async {
    let store = TestStore(initialState: Garden.State()) { Garden() }
    await store.send(.mapButtonTapped) { $0.destination = .map(scale: 100) }
    #expect(store.state.destination?.is(\.map) == true)
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.send(.helpButtonTapped) { $0.help = Help.State() }
    await store.send(\.help.dismiss) { $0.help = nil }
  }
}
#endif
