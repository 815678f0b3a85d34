import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The Swift runtime's variable that, when set, is called instead of the global executor.
///
/// It is set while there are users: each ``Use``, and the main serial executor. Every task of the
/// process pays for it, so the last user restores the former value.
package struct GlobalEnqueueHook: @unchecked Sendable {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// The hook of this process, or `nil` where there is none.
  package static let shared = GlobalEnqueueHook()

  /// Whether this process has the hook.
  package static var isAvailable: Bool { shared != nil }

  /// Takes a job that would go to the global executor, if it wants it.
  ///
  /// Called with the id of the job's task, if it is known; returns whether the job was taken.
  package typealias Collect = @Sendable (_ job: UnownedJob, _ task: UInt64?) -> Bool

  private struct Users {
    var isSerial = false
    var collect: Collect?
    var count = 0
    var isInstalled = false
    var former: Hook?
  }

  // Safe: a variable of the runtime, alive as long as the process, written to under a lock.
  private let pointer: UnsafeMutablePointer<Hook?>
  private let users = Locked(Users())

  private init?() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    guard RuntimeHook.enqueue.isEnabled, RuntimeTask.hasIDs,
      let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
    else { return nil }
    pointer = symbol.assumingMemoryBound(to: Hook?.self)
    #else
    return nil
    #endif
  }

  /// Offers jobs to a function for as long as it lives.
  ///
  /// All uses of a process share one function.
  package final class Use: Sendable {
    /// Begins to offer jobs.
    ///
    /// - Parameter collect: Takes the jobs that it wants.
    package init(collect: @escaping Collect) {
      shared?.update {
        $0.count += 1
        $0.collect = collect
      }
    }

    deinit { shared?.update { $0.count -= 1 } }
  }

  /// Whether every job goes to the main actor's executor.
  var isSerial: Bool {
    get { users.withValue(\.isSerial) }
    nonmutating set { update { $0.isSerial = newValue } }
  }

  /// Whether the hook is set: only while it has users.
  package var isInstalled: Bool { users.withValue(\.isInstalled) }

  /// Takes a job from the global executor, if somebody wants it.
  ///
  /// - Returns: Whether it was taken.
  func take(_ job: UnownedJob) -> Bool {
    let task = RuntimeTask.id(of: job)
    if SettlingTasks.take(job, of: task) { return true }
    let (isSerial, collect) = users.withValue { ($0.isSerial, $0.collect) }
    guard isSerial else { return collect?(job, task) ?? false }
    SettlingTasks.countSerialJob()
    MainActor.shared.enqueue(job)
    return true
  }

  private func update(_ change: (inout Users) -> Void) {
    YieldHook.install()
    users.withValue { users in
      change(&users)
      let isNeeded = users.isSerial || users.count > 0
      guard isNeeded != users.isInstalled else { return }
      users.isInstalled = isNeeded
      YieldHook.isNeeded = isNeeded
      if isNeeded {
        users.former = pointer.pointee
        pointer.pointee = { job, original in
          if GlobalEnqueueHook.shared?.take(job) != true { original(job) }
        }
      } else {
        pointer.pointee = users.former
      }
    }
  }
}
