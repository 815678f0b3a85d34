import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The ids that the Swift runtime gives to tasks.
package enum RuntimeTask {
  /// The id of the task that a job is, or `nil` for a job of another kind.
  ///
  /// Unlike the job's address, the id is never used again after the task has ended.
  package static func id(of job: UnownedJob) -> UInt64? {
    guard let id = getTaskID?(job), id != 0 else { return nil }
    return id
  }

  package static var currentID: UInt64? {
    withUnsafeCurrentTask { task in
      // A task is its own job; both are but a pointer to it.
      task.flatMap { id(of: unsafeBitCast($0, to: UnownedJob.self)) }
    }
  }

  /// Whether the runtime tells the ids of tasks.
  static var hasIDs: Bool { getTaskID != nil }

  private typealias GetTaskID = @convention(thin) (UnownedJob) -> UInt64

  private static let getTaskID: GetTaskID? = {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    // `UnownedJob.description` calls the same function.
    guard RuntimeHook.taskID.isEnabled else { return nil }
    return dlsym(dlopen(nil, RTLD_LAZY), "swift_task_getJobTaskId")
      .map { unsafeBitCast($0, to: GetTaskID.self) }
    #else
    return nil
    #endif
  }()
}
