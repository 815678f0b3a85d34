import Foundation

extension Task where Success == Never, Failure == Never {
  /// Suspends many times at low priority, so that other tasks get their turn.
  ///
  /// > Important: It makes progress of other tasks likely and guarantees nothing. Prefer
  /// > ``withMainSerialExecutor(operation:)``, or a stream that the other task writes to.
  public static func megaYield(count: Int = _defaultMegaYieldCount) async {
    if count > 0, uncheckedUseMainSerialExecutor { return await serialYield(count: count) }
    for _ in 0..<Swift.max(0, count) {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// Lets the main queue take turns, until several have brought no task a job.
  ///
  /// Every task is on the main queue then, and each turn costs a pass of the run loop.
  @MainActor
  private static func serialYield(count: Int) async {
    await SettlingTasks.settle {
      var yields = 0
      var quietYields = 0
      while yields < count, quietYields < 4 {
        let arrived = SettlingTasks.serialJobCount
        for _ in 0..<3 { await MainQueue.turn() }
        quietYields = SettlingTasks.serialJobCount == arrived ? quietYields + 1 : 0
        yields += 1
      }
    }
  }
}

// Underscored but public: it is the default argument of a public function.
/// The number of yields that `Task.megaYield()` makes: `TASK_MEGA_YIELD_COUNT`, or else 20.
public let _defaultMegaYieldCount = megaYieldCount(
  in: ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"])

/// Reads the setting: 20 unless it is a number, and never outside 0...10,000.
func megaYieldCount(in setting: String?) -> Int {
  min(max(0, setting.flatMap { Int($0) } ?? 20), 10_000)
}
