import ComposableCore

extension Operation {
  /// Lists, and trees of them.
  static var lists: [Operation] {
    [
      forEach(rows: 100, reference: 28_795),
      forEach(rows: 1_000, reference: 48_022),
      forEach(rows: 10_000, reference: 242_484),
      forEach(rows: 100, isAlive: true, reference: 341_175),
      forEach(rows: 1_000, isAlive: true, reference: 3_122_209),
      forEach(rows: 10_000, isAlive: true, reference: 40_818_817),
      Operation("rows", "create-of-1000", reference: 34_779, bar: .nanoseconds(2_000)) {
        let state = List.State(rows: 1_000)
        return .sync(per: 1_000) {
          for _ in 0..<$0 {
            let store = Store(initialState: state) { List() }
            blackHole(rows(of: store))
          }
        }
      },
      Operation("rows", "observe-one-of-10000") {
        let store = Store(initialState: List.State(rows: 10_000)) { List() }
        let row = rows(of: store)[5_000]
        return .sync {
          for _ in 0..<$0 {
            withObservationTracking {
              blackHole(row.count)
            } onChange: {
            }
            row.send(.increment)
          }
        }
      },
      // By turns, so that the list is not left with the edited row set aside from one turn to the next.
      Operation("rows", "by-turns-in-sheet-of-10000") {
        let store = Store(
          initialState: Screens.State(sheet: List.State(rows: 10_000))
        ) { Screens() }
        return .sync {
          for turn in 0..<$0 {
            store.send(.sheet(.presented(.rows(.element(id: turn & 1, action: .increment)))))
          }
        }
      },
      Operation("rows", "by-turns-on-stack-of-10000") {
        let store = Store(
          initialState: Screens.State(path: StackState([List.State(rows: 10_000)]))
        ) { Screens() }
        let screen = store.withState(\.path.ids)[0]
        return .sync {
          for turn in 0..<$0 {
            store.send(
              .path(
                .element(
                  id: screen, action: .rows(.element(id: turn & 1, action: .increment)))))
          }
        }
      },
      Operation("tree", "10-levels-of-100") {
        let store = Store(initialState: Tree.State(depth: 10, width: 100)) { Tree() }
        let action = Tree.Action.increment(depth: 10, width: 100)
        return .sync { for _ in 0..<$0 { store.send(action) } }
      },
    ]
  }

  private static func forEach(
    rows count: Int, isAlive: Bool = false, reference: Double
  ) -> Operation {
    Operation(
      "forEach", "\(count)-rows\(isAlive ? "-alive" : "")", reference: reference,
      bar: .nanoseconds(isAlive ? 2_000 : 1_500)
    ) {
      let store = Store(initialState: List.State(rows: count)) { List() }
      let stores = isAlive ? rows(of: store) : []
      return .sync {
        for _ in 0..<$0 { store.send(.rows(.element(id: count - 1, action: .increment))) }
        withExtendedLifetime(stores) {}
      }
    }
  }
}

/// Returns the stores of all rows, each of which has been read.
@MainActor
func rows(of store: StoreOf<List>) -> [StoreOf<Counter>] {
  store.scope(state: \.rows, action: \.rows).map { row in
    blackHole(row.count)
    return row
  }
}
