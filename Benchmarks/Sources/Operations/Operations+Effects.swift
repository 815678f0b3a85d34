import ComposableCore

extension Operation {
  /// Effects, and stores that are actors.
  static var effects: [Operation] {
    [
      Operation("effect", "floor") {
        .async {
          for _ in 0..<$0 { await Task.detached { await mainActorHop() }.value }
        }
      },
      // The way of an effect: it starts on the main actor, after the code that runs there, sends from
      // the pool of threads, and ends on the main actor.
      Operation("effect", "floor-of-its-way") {
        .async {
          for _ in 0..<$0 {
            await Task { @MainActor in await poolHop() }.value
          }
        }
      },
      Operation("effect", "floor-of-100-at-once") {
        .async {
          for _ in 0..<$0 {
            let tasks = (0..<100).map { _ in Task { @MainActor in await poolHop() } }
            for task in tasks { await task.value }
          }
        }
      },
      Operation("effect", "run", reference: 284_781, bar: .ratio(1.5, to: "effect.floor")) {
        let store = Store(initialState: Effects.State()) { Effects() }
        return .async { for _ in 0..<$0 { await store.send(.run).finish() } }
      },
      Operation("effect", "merge-100-send", reference: 1_305_706, bar: .nanoseconds(30_000)) {
        let store = Store(initialState: Effects.State()) { Effects() }
        return .async { for _ in 0..<$0 { await store.send(.mergeSend).finish() } }
      },
      Operation("effect", "merge-100-run", reference: 1_383_466, bar: .nanoseconds(450_000)) {
        let store = Store(initialState: Effects.State()) { Effects() }
        return .async { for _ in 0..<$0 { await store.send(.mergeRun).finish() } }
      },
      actors(1),
      actors(2),
      actors(8),
      Operation("actors", "create-1000-stores") {
        .sync(per: 1_000) {
          for _ in 0..<$0 {
            blackHole(
              (0..<1_000).map { _ in StoreActor(initialState: Counter.State()) { Counter() } })
          }
        }
      },
    ]
  }

  /// Sends from several actors at once, each to a store of its own.
  private static func actors(_ number: Int) -> Operation {
    Operation("actors", "send-\(number)") {
      let stores = (0..<number).map { _ in
        StoreActor(initialState: PlainCounter.State()) { PlainCounter() }
      }
      return .async(per: number * 100) { count in
        await withTaskGroup(of: Void.self) { group in
          for store in stores {
            group.addTask { await store.increment(100 * count) }
          }
        }
      }
    }
  }
}

extension StoreActor<PlainCounter.State, PlainCounter.Action> {
  fileprivate func increment(_ count: Int) {
    for _ in 0..<count { send(.increment) }
  }
}

@MainActor
private func mainActorHop() {}

private nonisolated func poolHop() async { await mainActorHop() }
