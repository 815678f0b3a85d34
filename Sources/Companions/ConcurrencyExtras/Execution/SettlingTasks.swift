/// The tasks that wait for all others to rest, as test stores and test clocks do.
///
/// Each turn of the main queue resumes such a task, by way of the global executor. These jobs go to the
/// main queue instead, straight away: they belong to no collector and start no thread, so that a turn
/// in which nothing else happens looks like one.
package enum SettlingTasks {
  private struct State {
    var depths: [UInt64: Int] = [:]
    var serialJobs = 0
  }

  private static let state = Locked(State())

  /// Runs an operation during which the current task counts as settling.
  @MainActor
  package static func settle<R>(_ operation: () async -> R) async -> R {
    guard let current = RuntimeTask.currentID else { return await operation() }
    state.withValue { $0.depths[current, default: 0] += 1 }
    defer {
      state.withValue { state in
        state.depths[current, default: 1] -= 1
        if state.depths[current] == 0 { state.depths[current] = nil }
      }
    }
    return await operation()
  }

  /// Enqueues a job on the main queue if it belongs to a settling task.
  package static func take(_ job: UnownedJob, of task: UInt64?) -> Bool {
    guard let task, state.withValue({ $0.depths[task] != nil }) else { return false }
    MainActor.shared.enqueue(job)
    return true
  }

  /// The number of tasks that settle now.
  package static var count: Int { state.withValue(\.depths.count) }

  /// The number of jobs of other tasks that the main serial executor has got while tasks settled.
  package static var serialJobCount: Int { state.withValue(\.serialJobs) }

  static func countSerialJob() {
    state.withValue { if !$0.depths.isEmpty { $0.serialJobs += 1 } }
  }
}
