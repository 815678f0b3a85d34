import ComposableCore

extension Curve {
  /// Restarts of one effect without a pause in which the ones before could end.
  ///
  /// Each point is the cost of one restart, with the end of its task.
  @MainActor
  static let restarts = Curve(
    "send", "restarts", caption: "A restart among so many of one effect in a turn",
    sizes: [1, 10, 100, 1_000, 10_000, 100_000]
  ) { count in
    .async(per: count) {
      for _ in 0..<$0 {
        let store = Store(initialState: Effects.State()) { Effects() }
        let tasks = (0..<count).map { _ in store.send(.restart) }
        store.send(.stop)
        for task in tasks { await task.finish() }
      }
    }
  }
}
