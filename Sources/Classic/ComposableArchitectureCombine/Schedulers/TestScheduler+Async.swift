import Clocks
import ConcurrencyExtras
import DeterministicScheduler

extension TestScheduler {
  /// Moves the time forward by a stride, and performs the actions scheduled until then.
  ///
  /// Before each action, and at the end, effects and other tasks go as far as they can.
  @MainActor
  public func advance(by stride: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: stride))
  }

  /// Moves the time forward to an instant, and performs the actions scheduled until then.
  ///
  /// Before each action, and at the end, effects and other tasks go as far as they can. Time never
  /// moves back.
  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    repeat {
      guard await settle("advance") else { break }
    } while performFirst(dueBy: instant)
    moveTime(to: instant)
    await settle("advance")
  }

  /// Moves the time forward until nothing is scheduled.
  ///
  /// Before each action, and at the end, effects and other tasks go as far as they can.
  ///
  /// > Important: With an action that repeats and that nobody cancels this never returns.
  @MainActor
  public func run() async {
    repeat {
      guard await settle("run") else { return }
    } while performFirst()
  }

  /// Moves the time without performing anything; the synchronous function has nothing left to.
  private func moveTime(to instant: SchedulerTimeType) {
    advance(to: instant)
  }

  /// Lets effects and other tasks go as far as they can.
  ///
  /// - Returns: Whether they all wait for something; an issue is reported if not.
  @discardableResult
  private func settle(_ function: String) async -> Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let use = use as? UnattributedTasks.Use
    else {
      await Task.megaYield()
      return true
    }
    return await TestExecutorRegistry.settleCurrentTest(for: "TestScheduler.\(function)", use)
  }
}
