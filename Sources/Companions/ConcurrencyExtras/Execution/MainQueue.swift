#if canImport(Dispatch)
import Dispatch
#endif

/// The queue that the main actor runs on, whichever thread serves it: in a process with an
/// asynchronous `main` that need not be the main thread.
package enum MainQueue {
  #if canImport(Dispatch)
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  #endif

  /// Whether the code that runs now was called by the main queue.
  ///
  /// It may touch what belongs to the main actor then. Where there are no queues, all may.
  package static var isCurrent: Bool {
    #if canImport(Dispatch)
    DispatchQueue.getSpecific(key: key) == true
    #else
    true
    #endif
  }

  /// Lets the main queue run the work that waits in it.
  ///
  /// `Task.yield()` would make a detour over the shared pool of threads, or not suspend at all.
  @MainActor
  package static func turn() async {
    await withCheckedContinuation { continuation in
      enqueue { continuation.resume() }
    }
  }

  /// Runs an operation on the main queue, after the work that waits there already.
  package static func enqueue(_ work: @escaping @Sendable () -> Void) {
    #if canImport(Dispatch)
    DispatchQueue.main.async(execute: work)
    #else
    Task { @MainActor in work() }
    #endif
  }
}
