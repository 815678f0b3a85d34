#if Macros
import Dispatch
import Testing

#if canImport(os)
import os
#endif

@_spi(Internals) @testable import ComposableCore

@MainActor
struct PrintChangesTests {
  struct State: Equatable {
    var count = 0
    var name = "Mina"
  }

  @CasePathable
  enum Action {
    case increment
    case rename(to: String)
    case child(Child)

    @CasePathable
    enum Child { case tapped }
  }

  private let lines = LockIsolated<[String]>([])

  private var reducer: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .rename(let name): state.name = name
      case .child: break
      }
      return .none
    }
  }

  @Test(
    "an action is printed with its state diff once its task has finished",
    .enabled(if: isDebugBuild))
  func customDump() async {
    let store = Store<State, Action>(initialState: State()) {
      reducer._printChanges(.customDump { [lines] text in lines.withValue { $0.append(text) } })
    }
    await store.send(.rename(to: "Mina, Roy")).finish()
    await store.send(.child(.tapped)).finish()
    #expect(
      lines.value == [
        """
        received action:
          PrintChangesTests.Action.rename(to: "Mina, Roy")
          PrintChangesTests.State(
            count: 0,
        -   name: "Mina"
        +   name: "Mina, Roy"
          )

        """,
        """
        received action:
          PrintChangesTests.Action.child(.tapped)
          (No state changes)

        """,
      ])
  }

  @Test("action labels print one line per action", .enabled(if: isDebugBuild))
  func actionLabels() async {
    let store = Store<State, Action>(initialState: State()) {
      reducer._printChanges(.actionLabels { [lines] text in lines.withValue { $0.append(text) } })
    }
    await store.send(.rename(to: "Mina, Roy")).finish()
    await store.send(.child(.tapped)).finish()
    #expect(
      lines.value == [
        "received action: PrintChangesTests.Action.rename(to:)",
        "received action: PrintChangesTests.Action.child(.tapped)",
      ])
  }

  @Test(
    "nested printers print in the order in which their reducers ran",
    .enabled(if: isDebugBuild))
  func order() async {
    func printer<S, A>(_ name: String) -> _ReducerPrinter<S, A> {
      _ReducerPrinter(printChange: { [lines] action, _, _ in
        let line = "\(name) \(debugCaseOutput(action))"
        lines.withValue { $0.append(line) }
      })
    }
    let store = Store<State, Action>(initialState: State()) {
      CombineReducers {
        Scope(state: \.self, action: \.child) {
          EmptyReducer<State, Action.Child>()._printChanges(printer("child"))
        }
        reducer._printChanges(printer("parent"))
      }
      ._printChanges(printer("both"))
    }
    await store.send(.child(.tapped)).finish()
    #expect(
      lines.value == [
        "child PrintChangesTests.Action.Child.tapped",
        "parent PrintChangesTests.Action.child(.tapped)",
        "both PrintChangesTests.Action.child(.tapped)",
      ])
  }

  @Test(
    "a printer on a queue gets the states before and after the action",
    .enabled(if: isDebugBuild))
  func queue() async {
    let queue = DispatchQueue(label: "printer")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let store = Store<State, Action>(initialState: State()) {
      reducer._printChanges(
        _ReducerPrinter(
          printChange: { [lines] _, old, new in
            let line = "\(old.count) \(new.count) \(DispatchQueue.getSpecific(key: key) == true)"
            lines.withValue { $0.append(line) }
          }, queue: queue))
    }
    await store.send(.increment).finish()
    #expect(lines.value == ["0 1 true"])
  }

  @Test(
    "shared state is printed with its values before and after the action",
    .enabled(if: isDebugBuild))
  func shared() async {
    struct State: Equatable { @Shared var count: Int }
    let store = Store<State, Bool>(initialState: State(count: Shared(value: 1))) {
      Reduce<State, Bool> { state, action in
        state.$count.withLock { $0 += 1 }
        return .none
      }
      ._printChanges(.customDump { [lines] text in lines.withValue { $0.append(text) } })
    }
    await store.send(true).finish()
    #expect(
      lines.value == [
        """
        received action:
          true
          PrintChangesTests.State(
        -   _count: #1 1
        +   _count: #1 2
          )

        """
      ])
  }

  @Test("shared references are numbered per type when printed", .enabled(if: isDebugBuild))
  func sharedNumbers() async {
    struct Settings: Equatable {
      var volume = 5
      var isLoud = false
    }
    struct State: Equatable {
      @Shared var first: Int
      @Shared var second: Int
      @Shared var settings: Settings
      @Shared var unchanged: Settings
      var plain = 0
    }
    let state = State(
      first: Shared(value: 0), second: Shared(value: 0), settings: Shared(value: Settings()),
      unchanged: Shared(value: Settings()))
    let store = Store<State, Bool>(initialState: state) {
      Reduce<State, Bool> { state, action in
        guard action else { return .none }
        state.$second.withLock { $0 += 1 }
        state.$settings.withLock { $0.isLoud = true }
        state.plain += 1
        return .none
      }
      ._printChanges(.customDump { [lines] text in lines.withValue { $0.append(text) } })
    }
    await store.send(true).finish()
    await store.send(false).finish()
    #expect(
      lines.value == [
        """
        received action:
          true
          PrintChangesTests.State(
            _first: #1 0,
        -   _second: #2 0,
        +   _second: #2 1,
            _settings: #1 PrintChangesTests.Settings(
              volume: 5,
        -     isLoud: false
        +     isLoud: true
            ),
            _unchanged: #2 PrintChangesTests.Settings(…),
        -   plain: 0
        +   plain: 1
          )

        """,
        """
        received action:
          false
          (No state changes)

        """,
      ])
  }

  @Test(
    "a shared reference that is the whole state is printed with a number",
    .enabled(if: isDebugBuild))
  func sharedRoot() async {
    let store = Store<Shared<Int>, Bool>(initialState: Shared(value: 0)) {
      Reduce<Shared<Int>, Bool> { state, action in
        state.withLock { $0 += 1 }
        return .none
      }
      ._printChanges(.customDump { [lines] text in lines.withValue { $0.append(text) } })
    }
    await store.send(true).finish()
    #expect(lines.value == ["received action:\n  true\n- #1 0\n+ #1 1\n"])
  }

  @Test("printChange prints a given change immediately")
  func printChange() {
    let printer = _ReducerPrinter<State, Action>.customDump { [lines] text in
      lines.withValue { $0.append(text) }
    }
    printer.printChange(
      receivedAction: .increment, oldState: State(), newState: State(count: 1))
    #expect(
      lines.value == [
        """
        received action:
          PrintChangesTests.Action.increment
          PrintChangesTests.State(
        -   count: 0,
        +   count: 1,
            name: "Mina"
          )

        """
      ])
  }

  @Test("a nil printer prints nothing, and no effect is left running")
  func noPrinter() {
    let store = Store<State, Action>(initialState: State()) { reducer._printChanges(nil) }
    #expect(store.send(.increment).isCancelled)
    #expect(store.withState(\.count) == 1)
  }

  @Test("a test store need not wait for the printing of changes")
  func testStore() async {
    let store = TestStore(initialState: State()) { reducer._printChanges(.actionLabels { _ in }) }
    await store.send(.increment) { $0.count = 1 }
  }

  @Test("signposts don't change a reducer's state or effects")
  func signpost() async {
    let store = TestStore<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        return action == 1 ? .merge(.send(2), .run { await $0(3) }) : .none
      }
      .signpost("prefix")
    }
    await store.send(1) { $0 = 1 }
    await store.receive(2) { $0 = 3 }
    await store.receive(3) { $0 = 6 }
  }

  @Test("signposts accept an OSLog on every platform")
  func signpostLog() async {
    let store = TestStore<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        return .none
      }
      .signpost("prefix", log: OSLog(subsystem: "composable-everywhere", category: "Tests"))
      .signpost(log: .default)
      .signpost(log: .disabled)
    }
    await store.send(1) { $0 = 1 }
  }
}
#endif
