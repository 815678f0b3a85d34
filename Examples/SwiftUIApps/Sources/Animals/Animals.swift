import ComposableArchitecture
import Observation
import SwiftUI

struct Animal: Equatable, Identifiable, Codable, Sendable {
  enum Kind: String, CaseIterable, Codable, Identifiable, Sendable {
    case cat, dog, fish
    var id: Self { self }
    var symbol: String {
      switch self {
      case .cat: "pawprint"
      case .dog: "pawprint.fill"
      case .fish: "fish"
      }
    }
  }

  let id: UUID
  var name = ""
  var kind = Kind.cat
  var age = 1
}

@Reducer
struct AnimalForm {
  @ObservableState
  struct State: Equatable {
    var animal: Animal
    var focus: Field? = .name
    enum Field: Hashable { case name }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct AnimalDetail {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(AnimalForm)

    @CasePathable
    enum Alert { case confirmDeletion }
  }

  @ObservableState
  struct State: Equatable {
    @Shared var animal: Animal
    @Presents var destination: Destination.State?
  }

  enum Action {
    case cancelEditButtonTapped
    case deleteButtonTapped
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case doneEditingButtonTapped
    case editButtonTapped

    @CasePathable
    enum Delegate: Equatable { case delete(Animal.ID) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelEditButtonTapped:
        state.destination = nil
        return .none
      case .deleteButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Delete?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Yes") }
            ButtonState(role: .cancel) { TextState("Nevermind") }
          } message: {
            TextState("Are you sure you want to delete this animal?")
          })
        return .none
      case .delegate:
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        return .run { [id = state.animal.id] send in
          await send(.delegate(.delete(id)), animation: .default)
          await dismiss()
        }
      case .destination:
        return .none
      case .doneEditingButtonTapped:
        guard let animal = state.destination?.edit?.animal else { return .none }
        state.$animal.withLock { $0 = animal }
        state.destination = nil
        return .none
      case .editButtonTapped:
        state.destination = .edit(AnimalForm.State(animal: state.animal))
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
extension AnimalDetail.Destination.State: Equatable {}

@Reducer
struct AnimalList {
  @Reducer
  enum Path {
    case detail(AnimalDetail)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var addAnimal: AnimalForm.State?
    @Shared(.inMemory("animals")) var animals: IdentifiedArrayOf<Animal> = []
    var path = StackState<Path.State>()
  }

  enum Action {
    case addButtonTapped
    case addAnimal(PresentationAction<AnimalForm.Action>)
    case confirmAddButtonTapped
    case dismissAddButtonTapped
    case onDelete(IndexSet)
    case path(StackActionOf<Path>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.addAnimal = AnimalForm.State(animal: Animal(id: uuid()))
        return .none
      case .addAnimal:
        return .none
      case .confirmAddButtonTapped:
        guard let animal = state.addAnimal?.animal else { return .none }
        state.$animals.withLock { _ = $0.append(animal) }
        state.addAnimal = nil
        return .none
      case .dismissAddButtonTapped:
        state.addAnimal = nil
        return .none
      case .onDelete(let indexSet):
        state.$animals.withLock { $0.remove(atOffsets: indexSet) }
        return .none
      case .path(.element(_, .detail(.delegate(.delete(let id))))):
        state.$animals.withLock { _ = $0.remove(id: id) }
        return .none
      case .path:
        return .none
      }
    }
    .ifLet(\.$addAnimal, action: \.addAnimal) { AnimalForm() }
    .forEach(\.path, action: \.path)
  }
}
extension AnimalList.Path.State: Equatable {}

struct AnimalListView: View {
  @Bindable var store: StoreOf<AnimalList>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(Array(store.$animals)) { $animal in
          NavigationLink(
            state: AnimalList.Path.State.detail(AnimalDetail.State(animal: $animal))
          ) {
            Label(animal.name, systemImage: animal.kind.symbol)
          }
        }
        .onDelete { indexSet in
          store.send(.onDelete(indexSet))
        }
      }
      .overlay {
        if store.animals.isEmpty {
          ContentUnavailableView("No animals", systemImage: "pawprint")
        }
      }
      .navigationTitle("Animals")
      .toolbar {
        Button {
          store.send(.addButtonTapped)
        } label: {
          Image(systemName: "plus")
        }
      }
      .sheet(item: $store.scope(state: \.addAnimal, action: \.addAnimal)) { store in
        NavigationStack {
          AnimalFormView(store: store)
            .navigationTitle("New animal")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Dismiss") { self.store.send(.dismissAddButtonTapped) }
              }
              ToolbarItem(placement: .confirmationAction) {
                Button("Add") { self.store.send(.confirmAddButtonTapped) }
              }
            }
        }
      }
    } destination: { store in
      switch store.case {
      case .detail(let store):
        AnimalDetailView(store: store)
      }
    }
  }
}

struct AnimalFormView: View {
  @Bindable var store: StoreOf<AnimalForm>
  @FocusState var focus: AnimalForm.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.animal.name)
          .focused($focus, equals: .name)
        Picker("Kind", selection: $store.animal.kind) {
          ForEach(Animal.Kind.allCases) { kind in
            Text(kind.rawValue.capitalized).tag(kind)
          }
        }
        Stepper("Age: \(store.animal.age)", value: $store.animal.age, in: 0...30)
      } header: {
        Text("Animal info")
      }
    }
    .bind($store.focus, to: $focus)
  }
}

struct AnimalDetailView: View {
  @Bindable var store: StoreOf<AnimalDetail>

  var body: some View {
    Form {
      Section {
        HStack {
          Label("Age", systemImage: "clock")
          Spacer()
          Text("\(store.animal.age)")
        }
        HStack {
          Label("Kind", systemImage: store.animal.kind.symbol)
          Spacer()
          Text(store.animal.kind.rawValue.capitalized)
            .padding(4)
            .foregroundColor(.white)
            .background(Color.indigo)
            .cornerRadius(4)
        }
      } header: {
        Text("Animal info")
      }
      Section {
        Button("Delete") {
          store.send(.deleteButtonTapped)
        }
        .foregroundColor(.red)
        .frame(maxWidth: .infinity)
      }
    }
    .toolbar {
      Button("Edit") {
        store.send(.editButtonTapped)
      }
    }
    .navigationTitle(Text(store.animal.name))
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
      NavigationStack {
        AnimalFormView(store: store)
          .navigationTitle(self.store.animal.name)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { self.store.send(.cancelEditButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { self.store.send(.doneEditingButtonTapped) }
            }
          }
      }
    }
  }
}

@main
struct AnimalsApp: App {
  @State var store = Store(initialState: AnimalList.State()) {
    AnimalList()
  }

  var body: some Scene {
    WindowGroup {
      AnimalListView(store: store)
    }
  }
}
