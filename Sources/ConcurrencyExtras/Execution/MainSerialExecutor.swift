import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs an operation with every task of the process on the main actor's executor, one at a time.
///
/// Use it in a test whose outcome would otherwise depend on how the threads interleave. It does
/// nothing where the Swift runtime has no hook for it: Windows, Android and WebAssembly.
///
/// > Important: The hook is one for the whole process, so such tests must not run in parallel.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let wasSerial = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = wasSerial }
  uncheckedUseMainSerialExecutor = true
  try await operation()
}

/// Runs an operation with every task of the process on the main actor's executor, one at a time.
///
/// The way to wrap each test of a class of tests: override `invokeTest()` and call this around it.
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let wasSerial = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = wasSerial }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

/// Whether every task of the process runs on the main actor's executor.
///
/// Prefer ``withMainSerialExecutor(operation:)-(()->())``, which sets it back. It stays `false`
/// where the Swift runtime has no hook for it.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalEnqueueHook.shared?.isInstalled ?? false }
  set { GlobalEnqueueHook.shared?.isInstalled = newValue }
}

/// The Swift runtime's variable that, when set, is called instead of the global executor.
private struct GlobalEnqueueHook: @unchecked Sendable {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// The hook of this process, or `nil` where there is none.
  static let shared = GlobalEnqueueHook()

  // Safe: a variable of the runtime, alive as long as the process, used under `lock`.
  private let pointer: UnsafeMutablePointer<Hook?>
  private let lock = NSLock()

  private init?() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
      else { return nil }
      pointer = symbol.assumingMemoryBound(to: Hook?.self)
    #else
      return nil
    #endif
  }

  var isInstalled: Bool {
    get {
      lock.lock()
      defer { lock.unlock() }
      return pointer.pointee != nil
    }
    nonmutating set {
      lock.lock()
      defer { lock.unlock() }
      pointer.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil
    }
  }
}
