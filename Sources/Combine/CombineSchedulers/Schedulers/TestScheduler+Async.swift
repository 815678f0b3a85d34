import Clocks
import ConcurrencyExtras
import DeterministicScheduler

extension TestScheduler {
  /// Advances the time by a stride, and runs the actions scheduled until then.
  ///
  /// Before each action, and at the end, effects and other tasks run until they all suspend.
  @MainActor
  public func advance(by stride: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: stride))
  }

  /// Advances the time to an instant, and runs the actions scheduled until then.
  ///
  /// Before each action, and at the end, effects and other tasks run until they all suspend. An
  /// instant in the past leaves the time unchanged.
  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    repeat {
      guard await settle("advance") else { break }
    } while performFirst(dueBy: instant)
    moveTime(to: instant)
    await settle("advance")
  }

  /// Advances the time until no action is scheduled.
  ///
  /// Before each action, and at the end, effects and other tasks run until they all suspend.
  ///
  /// > Important: Never returns if a repeated action is never cancelled.
  @MainActor
  public func run() async {
    repeat {
      guard await settle("run") else { return }
    } while performFirst()
  }

  /// Advances the time; all actions until then have run already.
  private func moveTime(to instant: SchedulerTimeType) {
    advance(to: instant)
  }

  /// Waits until effects and other tasks are all suspended.
  ///
  /// - Returns: Whether they are all suspended; an issue is reported if not.
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
