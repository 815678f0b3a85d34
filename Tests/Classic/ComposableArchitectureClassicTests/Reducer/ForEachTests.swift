import ComposableArchitectureClassic
import Testing

private struct Row: Equatable, Identifiable {
  let id: Int
  var count = 0
}

private enum RowAction: Equatable { case increment, incrementSoon }

private let rowReducer = Reducer<Row, RowAction, Int> { state, action, step in
  switch action {
  case .increment:
    state.count += step
    return .none
  case .incrementSoon:
    return Effect(value: .increment)
  }
}

private struct Table: Equatable {
  var identified: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
  var indexed = [Row(id: 1), Row(id: 2)]
  var keyed = ["a": Row(id: 1), "b": Row(id: 2)]
}

private enum TableAction: Equatable {
  case identified(id: Int, action: RowAction)
  case indexed(index: Int, action: RowAction)
  case keyed(key: String, action: RowAction)
}

private let tableReducer = Reducer<Table, TableAction, Int>.combine(
  rowReducer.forEach(
    state: \.identified, action: /TableAction.identified(id:action:), environment: { $0 },
    file: "App/Table.swift", line: 1),
  rowReducer.forEach(
    state: \.indexed, action: /TableAction.indexed(index:action:), environment: { $0 * 10 },
    file: "App/Table.swift", line: 2),
  rowReducer.forEach(
    state: \.keyed, action: /TableAction.keyed(key:action:), environment: { $0 * 100 },
    file: "App/Table.swift", line: 3)
)

private func message(line: Int, element: String, action: String = "increment") -> String {
  """
  A "forEach" at "App/Table.swift:\(line)" received an action for an element that is not there.

    Element \(element)

    Action:
      RowAction.\(action)

  It was ignored. The usual causes:

  - A reducer that is combined before the "forEach" removed the element.
  - An effect of the element was still in flight when the element was removed.
  - A view sent the action after its element was removed.

  To fix this, combine the "forEach" before reducers that remove elements, and cancel an element's \
  effects when it is removed.
  """
}

/// Classic reducers of elements.
struct ForEachTests {
  @Test("'forEach' finds an element of an identified array by its id")
  func identified() {
    let store = TestStore(initialState: Table(), reducer: tableReducer, environment: 1)
    store.send(.identified(id: 2, action: .increment)) { $0.identified[id: 2]?.count = 1 }
    store.send(.identified(id: 1, action: .incrementSoon))
    store.receive(.identified(id: 1, action: .increment)) { $0.identified[id: 1]?.count = 1 }
  }

  @Test("'forEach' finds an element of an array by its index")
  func indexed() {
    let store = TestStore(initialState: Table(), reducer: tableReducer, environment: 1)
    store.send(.indexed(index: 1, action: .incrementSoon))
    store.receive(.indexed(index: 1, action: .increment)) { $0.indexed[1].count = 10 }
  }

  @Test("'forEach' finds an element of a dictionary by its key")
  func keyed() {
    let store = TestStore(initialState: Table(), reducer: tableReducer, environment: 1)
    store.send(.keyed(key: "b", action: .incrementSoon))
    store.receive(.keyed(key: "b", action: .increment)) { $0.keyed["b"]?.count = 100 }
  }

  @Test(
    "an action for a missing element is reported and does nothing",
    .enabled(if: isDebugBuild))
  func missing() {
    let store = TestStore(initialState: Table(), reducer: tableReducer, environment: 1)
    expectIssues(message(line: 1, element: "id:\n    3")) {
      store.send(.identified(id: 3, action: .increment))
    }
    expectIssues(message(line: 2, element: "index:\n    2", action: "incrementSoon")) {
      store.send(.indexed(index: 2, action: .incrementSoon))
    }
    expectIssues(message(line: 2, element: "index:\n    -1")) {
      store.send(.indexed(index: -1, action: .increment))
    }
    expectIssues(message(line: 3, element: "key:\n    \"c\"")) {
      store.send(.keyed(key: "c", action: .increment))
    }
  }

  @Test("with 'breakpointOnNil: false', a missing element is not reported")
  func silent() {
    let reducer = Reducer<Table, TableAction, Int>.combine(
      rowReducer.forEach(
        state: \.identified, action: /TableAction.identified(id:action:), environment: { $0 },
        breakpointOnNil: false),
      rowReducer.forEach(
        state: \.indexed, action: /TableAction.indexed(index:action:), environment: { $0 },
        breakpointOnNil: false),
      rowReducer.forEach(
        state: \.keyed, action: /TableAction.keyed(key:action:), environment: { $0 },
        breakpointOnNil: false)
    )
    let store = TestStore(initialState: Table(), reducer: reducer, environment: 1)
    store.send(.identified(id: 3, action: .increment))
    store.send(.indexed(index: 3, action: .increment))
    store.send(.keyed(key: "c", action: .increment))
  }
}
