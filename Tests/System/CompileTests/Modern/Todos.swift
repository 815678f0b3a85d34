#if Macros
import ComposableArchitecture
import Foundation
import Testing

/// A list of things to do, sorted a moment after one of them is done.
@Reducer
struct Todos {
  enum Filter: LocalizedStringKey, CaseIterable, Hashable {
    case all = "All"
    case active = "Active"
    case completed = "Completed"
  }

  @ObservableState
  struct State: Equatable {
    var filter = Filter.all
    var isEditing = false
    var todos: IdentifiedArrayOf<Todo.State> = []

    var filteredTodos: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .active: todos.filter { !$0.isComplete }
      case .all: todos
      case .completed: todos.filter(\.isComplete)
      }
    }
  }

  enum Action: BindableAction, Sendable {
    case addTodoButtonTapped
    case binding(BindingAction<State>)
    case clearCompletedButtonTapped
    case delete(IndexSet)
    case move(IndexSet, Int)
    case sortCompletedTodos
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  private enum CancelID { case todoCompletion }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTodoButtonTapped:
        state.todos.insert(Todo.State(id: uuid()), at: 0)
        return .none

      case .binding:
        return .none

      case .clearCompletedButtonTapped:
        state.todos.removeAll(where: \.isComplete)
        return .none

      case .delete(let indexSet):
        let filteredTodos = state.filteredTodos
        for index in indexSet {
          state.todos.remove(id: filteredTodos[index].id)
        }
        return .none

      case .move(var source, var destination):
        if state.filter == .completed {
          source = IndexSet(
            source
              .map { state.filteredTodos[$0] }
              .compactMap { state.todos.index(id: $0.id) })
          destination =
            (destination < state.filteredTodos.endIndex
              ? state.todos.index(id: state.filteredTodos[destination].id)
              : state.todos.endIndex)
            ?? destination
        }
        state.todos.move(fromOffsets: source, toOffset: destination)
        return .run { send in
          try await clock.sleep(for: .milliseconds(100))
          await send(.sortCompletedTodos)
        }

      case .sortCompletedTodos:
        state.todos.sort { $1.isComplete && !$0.isComplete }
        return .none

      case .todos(.element(id: _, action: .binding(\.isComplete))):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sortCompletedTodos, animation: .default)
        }
        .cancellable(id: CancelID.todoCompletion, cancelInFlight: true)

      case .todos:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
  }
}

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    var description = ""
    let id: UUID
    var isComplete = false
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
  }
}

struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Todos.Filter.allCases, id: \.self) { filter in
        Button(filter.rawValue) { $store.filter.animation().wrappedValue = filter }
      }
      List {
        ForEach(store.scope(state: \.filteredTodos, action: \.todos)) { store in
          TodoView(store: store)
        }
        .onDelete { store.send(.delete($0)) }
      }
      Button("Clear Completed") {
        store.send(.clearCompletedButtonTapped, animation: .default)
      }
      .disabled(!store.todos.contains(where: \.isComplete))
      Button("Add Todo") { store.send(.addTodoButtonTapped, animation: .default) }
    }
  }
}

struct TodoView: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View {
    HStack {
      Button {
        store.isComplete.toggle()
      } label: {
        Image(systemName: store.isComplete ? "checkmark.square" : "square")
      }
      TextField("Untitled Todo", text: $store.description)
    }
  }
}

@MainActor
@Suite("Todos")
struct TodosTests {
  private let clock = TestClock()

  private func store(_ todos: [Todo.State]) -> TestStoreOf<Todos> {
    TestStore(initialState: Todos.State(todos: IdentifiedArray(uniqueElements: todos))) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  private let two = [Todo.State(id: UUID(0)), Todo.State(id: UUID(1))]

  @Test("what is added comes first")
  func add() async {
    let store = store([])
    await store.send(.addTodoButtonTapped) {
      $0.todos = [Todo.State(id: UUID(0))]
    }
    await store.send(.addTodoButtonTapped) {
      $0.todos = [Todo.State(id: UUID(1)), Todo.State(id: UUID(0))]
    }
    await store.send(\.todos[id: UUID(0)].binding.description, "Learn") {
      $0.todos[id: UUID(0)]?.description = "Learn"
    }
  }

  @Test("what is done goes down after a second, counted from the last change")
  func complete() async {
    let store = store(two)
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(\.todos[id: UUID(0)].binding.isComplete, false) {
      $0.todos[id: UUID(0)]?.isComplete = false
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompletedTodos) {
      $0.todos = [$0.todos[1], $0.todos[0]]
    }
  }

  @Test("what is seen through a filter is what is moved, removed and cleared")
  func filtered() async {
    var todos = two + [Todo.State(id: UUID(2))]
    todos[1].isComplete = true
    todos[2].isComplete = true
    let store = store(todos)
    await store.send(\.binding.filter, .completed) { $0.filter = .completed }
    await store.send(.move([0], 2)) {
      $0.todos = [$0.todos[0], $0.todos[2], $0.todos[1]]
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompletedTodos)
    await store.send(.delete([0])) { $0.todos.remove(id: UUID(2)) }
    await store.send(.clearCompletedButtonTapped) { $0.todos = [todos[0]] }
  }
}
#endif
