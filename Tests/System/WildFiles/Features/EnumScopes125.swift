import ComposableArchitecture
import SwiftUI

@Reducer
struct PlantDetail {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name: String
    var waterLevel = 0.5
  }
  enum Action { case waterTapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.waterLevel = min(1, state.waterLevel + 0.1)
      return .none
    }
  }
}

@Reducer
struct PlantEditor {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Greenhouse {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case detail(PlantDetail)
    case editor(PlantEditor)

    @CasePathable
    enum Alert: Equatable { case retry }
  }

  @Reducer
  enum Path {
    case detail(PlantDetail)
    case editor(PlantEditor)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
    var plants: IdentifiedArrayOf<PlantDetail.State> = [.init(id: 1, name: "Fern"), .init(id: 2, name: "Ivy")]
    var query = ""
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case failed
    case path(StackActionOf<Path>)
    case plantTapped(PlantDetail.State)
    case plants(IdentifiedActionOf<PlantDetail>)
    case queryChanged
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.query) { _, _ in
        Reduce { _, _ in .send(.queryChanged) }
      }
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.destination = .editor(.init())
        return .none
      case .failed:
        state.destination = .alert(AlertState { TextState("Failed") } actions: { ButtonState(action: .retry) { TextState("Retry") } })
        return .none
      case .plantTapped(let plant):
        state.path.append(.detail(plant))
        return .none
      case .path(.element(id: let id, action: .detail(.waterTapped))):
        guard let detail = state.path[id: id]?.detail else { return .none }
        state.plants[id: detail.id] = detail
        return .none
      case .binding, .destination, .path, .plants, .queryChanged:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
    .forEach(\.plants, action: \.plants) { PlantDetail() }
  }
}

extension Greenhouse.Destination.State: Equatable {}
extension Greenhouse.Path.State: Equatable {}

struct GreenhouseView: View {
  @Bindable var store: StoreOf<Greenhouse>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.scope(state: \.plants, action: \.plants)) { plant in
          HStack {
            Button(plant.name) { store.send(.plantTapped(plant.state)) }
            Spacer()
            ProgressView(value: plant.waterLevel).frame(width: 80)
          }
        }
        NavigationLink("Fern", state: Greenhouse.Path.State.detail(.init(id: 1, name: "Fern")))
      }
      .searchable(text: $store.query)
      .toolbar {
        Button("Add") { store.send(.addTapped) }
      }
    } destination: { store in
      switch store.case {
      case let .detail(store):
        PlantDetailView(store: store)
      case let .editor(store):
        PlantEditorView(store: store)
      }
    }
    .alert($store.scope(state: \.$destination, action: \.destination).alert)
    .sheet(item: $store.scope(state: \.$destination, action: \.destination).editor) { store in
      PlantEditorView(store: store)
    }
    .popover(item: $store.scope(state: \.$destination, action: \.destination).detail) { store in
      PlantDetailView(store: store)
    }
  }
}

struct PlantDetailView: View {
  let store: StoreOf<PlantDetail>
  var body: some View {
    Button("Water \(store.name)") { store.send(.waterTapped) }
      .navigationTitle(store.name)
  }
}

struct PlantEditorView: View {
  @Bindable var store: StoreOf<PlantEditor>
  var body: some View {
    TextField("Name", text: $store.name).padding()
  }
}
