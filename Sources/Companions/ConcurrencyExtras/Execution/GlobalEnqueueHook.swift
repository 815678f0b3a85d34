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

  private struct Users {
    var isSerial = false
    var count = 0
    var isInstalled = false
    var former: Hook?
  }

  // Safe: a variable of the runtime, alive as long as the process, written to under a lock.
  private let pointer: UnsafeMutablePointer<Hook?>
  private let users = Locked(Users())

  private init?() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    guard RuntimeHook.enqueue.isEnabled, JobAttribution.identifiesTasks,
      let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
    else { return nil }
    pointer = symbol.assumingMemoryBound(to: Hook?.self)
    #else
    return nil
    #endif
  }

  /// Offers jobs to the collecting executors for as long as it lives.
  final class Use: Sendable {
    init() { shared?.update { $0.count += 1 } }

    deinit { shared?.update { $0.count -= 1 } }
  }

  /// Whether every job goes to the main actor's executor.
  var isSerial: Bool {
    get { users.withValue(\.isSerial) }
    nonmutating set { update { $0.isSerial = newValue } }
  }

  /// Whether the hook is set: only while it has users.
  package var isInstalled: Bool {
    users.withValue(\.isInstalled)
  }

  /// Takes a job from the global executor, if somebody wants it.
  ///
  /// - Returns: Whether it was taken.
  func take(_ job: UnownedJob) -> Bool {
    let task = JobAttribution.taskID(of: job)
    if SettlingTasks.take(job, of: task) { return true }
    if isSerial {
      SettlingTasks.countSerialJob()
      MainActor.shared.enqueue(job)
      return true
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return JobAttribution.collect(job, of: task)
    }
    return false
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
