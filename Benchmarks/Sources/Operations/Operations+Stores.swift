import ComposableCore

/// The actions that lead down from ``Level5``.
let leafAction = Level5.Action.child(.child(.child(.child(.child(.increment)))))

extension StoreOf<Level5> {
  /// Scopes down to the counter.
  var leaf: StoreOf<Counter> {
    scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
  }
}

extension Operation {
  /// Stores: to send to, to scope, to read and to create.
  static var stores: [Operation] {
    [
      Operation("send", "plain", reference: 4_886, bar: .nanoseconds(150)) {
        let store = Store(initialState: PlainCounter.State()) { PlainCounter() }
        return .sync { for _ in 0..<$0 { store.send(.increment) } }
      },
      Operation("send", "observable", reference: 7_510, bar: .nanoseconds(300)) {
        let store = Store(initialState: Counter.State()) { Counter() }
        return .sync { for _ in 0..<$0 { store.send(.increment) } }
      },
      Operation("send", "root-5-scopes", reference: 26_486, bar: .nanoseconds(1_200)) {
        let store = Store(initialState: Level5.State()) { Level5() }
        return .sync { for _ in 0..<$0 { store.send(leafAction) } }
      },
      Operation("send", "leaf-5-deep", reference: 31_574, bar: .nanoseconds(1_500)) {
        let store = Store(initialState: Level5.State()) { Level5() }
        let leaf = store.leaf
        return .sync { for _ in 0..<$0 { leaf.send(.increment) } }
      },
      Operation("send", "bindable") {
        let store = Store(initialState: BindableCounter.State()) { BindableCounter() }
        return .sync { for _ in 0..<$0 { store.send(.increment) } }
      },
      Operation("send", "presented") {
        let store = Store(initialState: Presenter.State()) { Presenter() }
        return .sync {
          for _ in 0..<$0 { store.send(.destination(.presented(.counter(.increment)))) }
        }
      },
      Operation("send", "case") {
        let store = Store(initialState: Cases.State.large(LargeCounter.State())) { Cases() }
        return .sync { for _ in 0..<$0 { store.send(.large(.increment)) } }
      },
      Operation("store", "create", reference: 41_188, bar: .nanoseconds(1_100)) {
        .sync {
          for _ in 0..<$0 { blackHole(Store(initialState: Counter.State()) { Counter() }) }
        }
      },
      Operation("store", "create-and-scope-5", reference: 88_936, bar: .nanoseconds(8_000)) {
        .sync {
          for _ in 0..<$0 {
            let store = Store(initialState: Level5.State()) { Level5() }
            blackHole(store.leaf.count)
          }
        }
      },
      Operation("store", "scope-5-again", reference: 12_330, bar: .nanoseconds(1_000)) {
        let store = Store(initialState: Level5.State()) { Level5() }
        let first = store.scope(state: \.child, action: \.child)
        let second = first.scope(state: \.child, action: \.child)
        let third = second.scope(state: \.child, action: \.child)
        let fourth = third.scope(state: \.child, action: \.child)
        let fifth = fourth.scope(state: \.child, action: \.child)
        return .sync {
          for _ in 0..<$0 { blackHole(store.leaf.count) }
          withExtendedLifetime((first, second, third, fourth, fifth)) {}
        }
      },
      Operation("store", "scope-case-again") {
        let store = Store(initialState: Presenter.State()) { Presenter() }
        let first: StoreOf<Counter>? = store.scope(
          state: \.destination?.counter, action: \.destination.counter)
        return .sync {
          for _ in 0..<$0 {
            blackHole(
              store.scope(state: \.destination?.counter, action: \.destination.counter)?.count)
          }
          withExtendedLifetime(first) {}
        }
      },
      Operation("store", "scope-optional-again", reference: 2_700) {
        let store = Store(initialState: CounterPresenter.State()) { CounterPresenter() }
        let first: StoreOf<Counter>? = store.scope(state: \.child, action: \.child.presented)
        return .sync {
          for _ in 0..<$0 {
            blackHole(store.scope(state: \.child, action: \.child.presented)?.count)
          }
          withExtendedLifetime(first) {}
        }
      },
      Operation("store", "scope-part-again") {
        let store = Store(initialState: CounterPresenter.State()) { CounterPresenter() }
        let first: StoreOf<Counter>? = store.scope(state: \.part, action: \.part)
        return .sync {
          for _ in 0..<$0 {
            let child: StoreOf<Counter>? = store.scope(state: \.part, action: \.part)
            blackHole(child?.count)
          }
          withExtendedLifetime(first) {}
        }
      },
      Operation("store", "read-leaf-5-deep", reference: 2_271, bar: .nanoseconds(300)) {
        let store = Store(initialState: Level5.State()) { Level5() }
        let leaf = store.leaf
        return .sync { for _ in 0..<$0 { blackHole(leaf.count) } }
      },
      Operation("store", "read-root", bar: .nanoseconds(200)) {
        let store = Store(initialState: Counter.State()) { Counter() }
        return .sync { for _ in 0..<$0 { blackHole(store.count) } }
      },
      Operation("store", "read-root-key-path-of-2") {
        let store = Store(initialState: Level1.State()) { Level1() }
        return .sync { for _ in 0..<$0 { blackHole(store[dynamicMember: \.child.count]) } }
      },
      Operation("store", "track", bar: .nanoseconds(1_500)) {
        let store = Store(initialState: Counter.State()) { Counter() }
        return .sync {
          for _ in 0..<$0 {
            withObservationTracking {
              blackHole(store.count)
            } onChange: {
            }
            store.send(.increment)
          }
        }
      },
      Operation("store", "track-perception", bar: .nanoseconds(1_500)) {
        let store = Store(initialState: Counter.State()) { Counter() }
        return .sync {
          for _ in 0..<$0 {
            withPerceptionTracking {
              blackHole(store.count)
            } onChange: {
            }
            store.send(.increment)
          }
        }
      },
      Operation("test-store", "send", reference: 704_689, bar: .nanoseconds(25_000)) {
        let store = TestStore(initialState: PlainCounter.State()) { PlainCounter() }
        return .async {
          for _ in 0..<$0 { await store.send(.increment) { $0.count += 1 } }
        }
      },
    ]
  }
}
