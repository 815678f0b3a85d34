#if !canImport(SwiftUI)
  import Synchronization

  /// The scopes whose observed state has changed, collected from whatever thread changed it.
  final class Invalidations: Sendable {
    private struct State {
      var scopes: [ObservationScope] = []
      var isScheduled = false
    }

    private let state = Mutex(State())
    private let schedule: @Sendable () -> Void

    /// Creates an empty collection that calls a closure when a flush must be scheduled.
    init(schedule: @escaping @Sendable () -> Void) {
      self.schedule = schedule
    }

    /// Notes that something that was read in a scope changes.
    func insert(_ scope: ObservationScope) {
      let isFirst = state.withLock { state in
        state.scopes.append(scope)
        defer { state.isScheduled = true }
        return !state.isScheduled
      }
      if isFirst { schedule() }
    }

    /// Takes out all scopes.
    func takeAll() -> [ObservationScope] {
      state.withLock { state in
        guard !state.scopes.isEmpty else { return [] }
        defer { state.scopes = [] }
        return state.scopes
      }
    }

    /// Notes that the scheduled flush has come.
    func flushHasCome() {
      state.withLock { $0.isScheduled = false }
    }

    /// Whether there is nothing to flush and nothing scheduled.
    var isIdle: Bool {
      state.withLock { $0.scopes.isEmpty && !$0.isScheduled }
    }
  }
#endif
