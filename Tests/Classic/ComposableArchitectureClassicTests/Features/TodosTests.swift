import ComposableArchitectureClassic
import Dispatch
import Foundation
import Testing

// A feature as it was written in 2020, with a delay that is cancelled by what happens meanwhile.

private struct Todo: Equatable, Identifiable {
  let id: UUID
  var description = ""
  var isComplete = false
}

private enum TodoAction: Equatable {
  case checkboxTapped
  case textFieldChanged(String)
}

private struct TodoEnvironment {}

private let todoReducer = Reducer<Todo, TodoAction, TodoEnvironment> { todo, action, _ in
  switch action {
  case .checkboxTapped:
    todo.isComplete.toggle()
    return .none
  case .textFieldChanged(let text):
    todo.description = text
    return .none
  }
}

private struct TodosState: Equatable {
  var todos: IdentifiedArrayOf<Todo> = []
}

private enum TodosAction: Equatable {
  case addButtonTapped
  case sortCompleted
  case todo(id: UUID, action: TodoAction)
}

private struct TodosEnvironment {
  var mainQueue: AnySchedulerOf<DispatchQueue>
  var uuid: () -> UUID
}

private let todosReducer = Reducer<TodosState, TodosAction, TodosEnvironment>.combine(
  todoReducer.forEach(
    state: \.todos,
    action: /TodosAction.todo(id:action:),
    environment: { _ in TodoEnvironment() }
  ),
  Reducer { state, action, environment in
    switch action {
    case .addButtonTapped:
      state.todos.insert(Todo(id: environment.uuid()), at: 0)
      return .none
    case .todo(id: _, action: .checkboxTapped):
      struct DelayID: Hashable {}
      return Effect(value: .sortCompleted)
        .debounce(id: DelayID(), for: 1, scheduler: environment.mainQueue)
    case .todo:
      return .none
    case .sortCompleted:
      state.todos = IdentifiedArrayOf(
        uniqueElements: state.todos.filter { !$0.isComplete }
          + state.todos.filter(\.isComplete))
      return .none
    }
  }
)

@Suite("A classic list of todos")
struct TodosTests {
  private let scheduler = DispatchQueue.test

  private func uuid(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)")!
  }

  private func makeStore(
    _ todos: Todo...
  ) -> TestStore<TodosState, TodosState, TodosAction, TodosAction, TodosEnvironment> {
    TestStore(
      initialState: TodosState(todos: IdentifiedArrayOf(uniqueElements: todos)),
      reducer: todosReducer,
      environment: TodosEnvironment(
        mainQueue: scheduler.eraseToAnyScheduler(), uuid: { uuid(0) }))
  }

  @Test("todos are added and changed")
  func adding() {
    let store = makeStore()
    store.send(.addButtonTapped) { $0.todos = [Todo(id: uuid(0))] }
    store.send(.todo(id: uuid(0), action: .textFieldChanged("Milk"))) {
      $0.todos[id: uuid(0)]?.description = "Milk"
    }
  }

  @Test("completed todos move to the end, once nothing has happened for a second")
  func sorting() {
    let store = makeStore(Todo(id: uuid(1)), Todo(id: uuid(2)))
    store.assert(
      .send(.todo(id: uuid(1), action: .checkboxTapped)) {
        $0.todos[id: self.uuid(1)]?.isComplete = true
      },
      .do { self.scheduler.advance(by: 0.5) },
      .send(.todo(id: uuid(1), action: .checkboxTapped)) {
        $0.todos[id: self.uuid(1)]?.isComplete = false
      },
      .do { self.scheduler.advance(by: 0.5) },
      .send(.todo(id: uuid(1), action: .checkboxTapped)) {
        $0.todos[id: self.uuid(1)]?.isComplete = true
      },
      .do { self.scheduler.advance(by: 1) },
      .receive(.sortCompleted) { $0.todos.swapAt(0, 1) }
    )
  }
}
