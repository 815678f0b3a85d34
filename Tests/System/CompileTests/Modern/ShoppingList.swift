#if Macros
import ComposableArchitecture
import Testing

#if canImport(Foundation)
import Foundation
#endif

/// A list of features that can be edited, filtered, moved and removed.
@Reducer
struct ShoppingItem {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
    var isBought = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case removeButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case remove }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .removeButtonTapped:
        return .send(.delegate(.remove))
      }
    }
  }
}

@Reducer
struct ShoppingList {
  @ObservableState
  struct State: Equatable {
    var filter = Filter.all
    var items: IdentifiedArrayOf<ShoppingItem.State> = []

    var shown: IdentifiedArrayOf<ShoppingItem.State> {
      items.filter { filter == .all || $0.isBought == (filter == .bought) }
    }
  }

  enum Filter: String, CaseIterable, Hashable { case all, bought, open }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case items(IdentifiedActionOf<ShoppingItem>)
    case move(IndexSet, Int)
    case sortBought
  }

  private enum CancelID { case sort }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.items.insert(ShoppingItem.State(id: uuid()), at: 0)
        return .none

      case .binding:
        return .none

      case .items(.element(let id, .delegate(.remove))):
        state.items.remove(id: id)
        return .none

      case .items(.element(_, .binding(\.isBought))):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sortBought)
        }
        .cancellable(id: CancelID.sort, cancelInFlight: true)

      case .items:
        return .none

      case .move(let source, let destination):
        state.items.move(fromOffsets: source, toOffset: destination)
        return .none

      case .sortBought:
        state.items.sort { !$0.isBought && $1.isBought }
        return .none
      }
    }
    .forEach(\.items, action: \.items) { ShoppingItem() }
  }
}

struct ShoppingListView: View {
  @Bindable var store: StoreOf<ShoppingList>

  var body: some View {
    List {
      ForEach(ShoppingList.Filter.allCases, id: \.self) { filter in
        Button(filter.rawValue) { store.filter = filter }
      }
      ForEach(store.scope(state: \.shown, action: \.items)) { ShoppingItemView(store: $0) }
    }
    .toolbar { Button("Add") { store.send(.addButtonTapped) } }
  }
}

struct ShoppingItemView: View {
  @Bindable var store: StoreOf<ShoppingItem>

  var body: some View {
    HStack {
      Toggle("Bought", isOn: $store.isBought)
      TextField("Name", text: $store.name)
      Button("Remove") { store.send(.removeButtonTapped) }
    }
  }
}

@MainActor
@Suite struct ShoppingListTests {
  @Test("items get their own ids, are edited, and remove themselves")
  func edit() async {
    let store = TestStore(initialState: ShoppingList.State()) {
      ShoppingList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) { $0.items = [ShoppingItem.State(id: UUID(0))] }
    await store.send(.addButtonTapped) {
      $0.items = [ShoppingItem.State(id: UUID(1)), ShoppingItem.State(id: UUID(0))]
    }
    await store.send(\.items[id: UUID(0)].binding.name, "Flour") {
      $0.items[id: UUID(0)]?.name = "Flour"
    }
    await store.send(\.items[id: UUID(1)].removeButtonTapped)
    await store.receive(\.items[id: UUID(1)].delegate.remove) { $0.items.remove(id: UUID(1)) }
    #expect(store.state.items.ids == [UUID(0)])
  }

  @Test("bought items move to the end a moment after the last one is ticked")
  func sort() async {
    let clock = TestClock()
    let items = (0..<3).map { ShoppingItem.State(id: UUID($0)) }
    let store = TestStore(
      initialState: ShoppingList.State(items: IdentifiedArray(uniqueElements: items))
    ) {
      ShoppingList()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.items[id: UUID(0)].binding.isBought, true) {
      $0.items[id: UUID(0)]?.isBought = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(\.items[id: UUID(1)].binding.isBought, true) {
      $0.items[id: UUID(1)]?.isBought = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortBought) {
      $0.items.swapAt(0, 2)
      $0.items.swapAt(1, 2)
    }
    await store.send(.move([0], 3)) { $0.items.move(fromOffsets: [0], toOffset: 3) }
    await store.send(\.binding.filter, .bought) { $0.filter = .bought }
    #expect(store.state.shown.map(\.isBought) == [true, true])
  }
}
#endif
