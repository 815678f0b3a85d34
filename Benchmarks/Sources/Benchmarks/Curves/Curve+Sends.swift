import ComposableCore

extension Curve {
  /// The cost of a send.
  @MainActor
  static let sends = [
    Curve(
      "send", "depth", caption: "A send with lists nested so deep",
      sizes: [1, 2, 5, 10, 20, 30, 40, 50], isLogarithmic: false
    ) { depth in
      let store = Store(initialState: Tree.State(depth: depth)) { Tree() }
      let action = Tree.Action.increment(depth: depth)
      return .sync { for _ in 0..<$0 { store.send(action) } }
    },
    Curve("send", "rows", caption: "A send with so many rows") { count in
      let store = Store(initialState: List.State(rows: count)) { List() }
      return .sync {
        for _ in 0..<$0 { store.send(.rows(.element(id: count - 1, action: .increment))) }
      }
    },
    Curve(
      "send", "stores", caption: "A send with so many live row stores",
      sizes: [1, 10, 100, 1_000, 10_000, 100_000]
    ) { count in
      let store = Store(initialState: List.State(rows: count)) { List() }
      let stores = rows(of: store)
      return .sync {
        for _ in 0..<$0 { store.send(.rows(.element(id: count - 1, action: .increment))) }
        withExtendedLifetime(stores) {}
      }
    },
    Curve(
      "send", "effects", caption: "A send with so many effects in flight",
      sizes: [1, 10, 100, 1_000, 10_000, 100_000]
    ) { count in
      let store = Store(initialState: Effects.State()) { Effects() }
      for _ in 0..<count { store.send(.wait) }
      return .sync { for _ in 0..<$0 { store.send(.tick) } }
    },
    Curve(
      "send", "observers", caption: "A send with so many observers of another property",
      sizes: [1, 10, 100, 1_000, 10_000, 100_000]
    ) { count in
      let store = Store(initialState: Counter.State()) { Counter() }
      for _ in 0..<count {
        withObservationTracking {
          blackHole(store.other)
        } onChange: {
        }
      }
      return .sync { for _ in 0..<$0 { store.send(.increment) } }
    },
  ]
}
