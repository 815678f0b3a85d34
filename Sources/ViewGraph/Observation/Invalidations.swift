#if !canImport(SwiftUI)
  import Synchronization

  /// The nodes whose observed state has changed, collected from whatever thread changed it.
  final class Invalidations: Sendable {
    /// A node and the scope that has noticed the change.
    struct Entry: Sendable {
      let node: ScopedNode
      let scope: ObservationScope
    }

    private struct State {
      var entries: [Entry] = []
      var isScheduled = false
    }

    private let state = Mutex(State())
    private let schedule: @Sendable () -> Void

    /// Creates an empty collection that calls a closure when a flush must be scheduled.
    init(schedule: @escaping @Sendable () -> Void) {
      self.schedule = schedule
    }

    /// Notes that something the node has read in a scope changes.
    func insert(_ entry: Entry) {
      let isFirst = state.withLock { state in
        state.entries.append(entry)
        defer { state.isScheduled = true }
        return !state.isScheduled
      }
      if isFirst { schedule() }
    }

    /// Takes out all nodes.
    func takeAll() -> [Entry] {
      state.withLock { state in
        guard !state.entries.isEmpty else { return [] }
        defer { state.entries = [] }
        return state.entries
      }
    }

    /// Notes that the scheduled flush has come.
    func flushHasCome() {
      state.withLock { $0.isScheduled = false }
    }

    /// Whether there is nothing to flush and nothing scheduled.
    var isIdle: Bool {
      state.withLock { $0.entries.isEmpty && !$0.isScheduled }
    }
  }
#endif
