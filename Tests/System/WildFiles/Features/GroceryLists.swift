import ComposableArchitecture
import SwiftUI

@Reducer
struct GroceryItemFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isBought = false
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: BindableAction, Equatable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case deleteTapped
    case delegate(Delegate)

    @CasePathable
    enum Alert: Equatable { case confirmDelete }
    @CasePathable
    enum Delegate: Equatable { case delete(UUID) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDelete)):
        return .send(.delegate(.delete(state.id)))
      case .alert, .binding, .delegate:
        return .none
      case .deleteTapped:
        state.alert = AlertState {
          TextState("Delete “\(state.title)”?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDelete) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("It is gone for good.")
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
struct GroceryLists {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<GroceryItemFeature.State> = []
    var filter = Filter.all
    @Shared(.appStorage("showsBought")) var showsBought = true

    enum Filter: String, CaseIterable { case all, open, bought }

    var visible: IdentifiedArrayOf<GroceryItemFeature.State> {
      switch filter {
      case .all: items
      case .open: items.filter { !$0.isBought }
      case .bought: items.filter(\.isBought)
      }
    }
  }

  enum Action: BindableAction {
    case addTapped
    case binding(BindingAction<State>)
    case clearTapped
    case items(IdentifiedActionOf<GroceryItemFeature>)
    case moved(IndexSet, Int)
    case removed(IndexSet)
    case sort
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.continuousClock) var clock
  private enum CancelID { case sort }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.items.insert(GroceryItemFeature.State(id: uuid()), at: 0)
        return .none
      case .binding:
        return .none
      case .clearTapped:
        state.items.removeAll(where: \.isBought)
        return .none
      case let .items(.element(id: _, action: .delegate(.delete(id)))):
        state.items.remove(id: id)
        return .none
      case .items(.element(id: _, action: .binding(\.isBought))):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sort, animation: .default)
        }
        .cancellable(id: CancelID.sort, cancelInFlight: true)
      case .items:
        return .none
      case let .moved(source, destination):
        state.items.move(fromOffsets: source, toOffset: destination)
        return .none
      case let .removed(offsets):
        for index in offsets { state.items.remove(id: state.visible[index].id) }
        return .none
      case .sort:
        state.items.sort { !$0.isBought && $1.isBought }
        return .none
      }
    }
    .forEach(\.items, action: \.items) {
      GroceryItemFeature()
    }
  }
}

struct GroceryListsView: View {
  @Bindable var store: StoreOf<GroceryLists>

  var body: some View {
    NavigationStack {
      List {
        Picker("Filter", selection: $store.filter.animation()) {
          ForEach(GroceryLists.State.Filter.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        ForEach(store.scope(state: \.visible, action: \.items)) { itemStore in
          GroceryRow(store: itemStore)
        }
        .onDelete { store.send(.removed($0)) }
        .onMove { store.send(.moved($0, $1)) }
      }
      .navigationTitle("Groceries")
      .toolbar {
        Button("Clear") { store.send(.clearTapped, animation: .default) }
          .disabled(!store.items.contains(where: \.isBought))
        Button("Add") { store.send(.addTapped) }
      }
    }
  }
}

struct GroceryRow: View {
  @Bindable var store: StoreOf<GroceryItemFeature>

  var body: some View {
    HStack {
      Toggle(isOn: $store.isBought) { EmptyView() }.labelsHidden()
      TextField("Item", text: $store.title)
      Button(role: .destructive) { store.send(.deleteTapped) } label: { Image(systemName: "trash") }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

#Preview {
  GroceryListsView(
    store: Store(initialState: GroceryLists.State(items: [.init(id: UUID(), title: "Milk")])) {
      GroceryLists()._printChanges()
    }
  )
}
