import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The Swift runtime's variable that, when set, is called instead of the global executor.
struct GlobalEnqueueHook: @unchecked Sendable {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// The hook of this process, or `nil` where there is none.
  static let shared = GlobalEnqueueHook()

  private struct Uses {
    var isSerial = false
    var isCollecting = false
  }

  // Safe: a variable of the runtime, alive as long as the process, written to under a lock.
  private let pointer: UnsafeMutablePointer<Hook?>
  private let uses = Locked(Uses())

  private init?() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
    else { return nil }
    pointer = symbol.assumingMemoryBound(to: Hook?.self)
    #else
    return nil
    #endif
  }

  /// Whether every job goes to the main actor's executor.
  var isSerial: Bool {
    get { uses.withValue(\.isSerial) }
    nonmutating set { update { $0.isSerial = newValue } }
  }

  /// Whether jobs that descend from the tasks of a collecting executor go to that one.
  var isCollecting: Bool {
    get { uses.withValue(\.isCollecting) }
    nonmutating set { update { $0.isCollecting = newValue } }
  }

  /// Takes a job from the global executor, if somebody wants it.
  ///
  /// - Returns: Whether it was taken.
  func take(_ job: UnownedJob) -> Bool {
    if isSerial {
      MainActor.shared.enqueue(job)
      return true
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return JobAttribution.collect(job)
    }
    return false
  }

  private func update(_ change: (inout Uses) -> Void) {
    YieldHook.install()
    uses.withValue { uses in
      change(&uses)
      pointer.pointee =
        uses.isSerial || uses.isCollecting
        ? { job, original in
          if GlobalEnqueueHook.shared?.take(job) != true { original(job) }
        } : nil
    }
  }
}
