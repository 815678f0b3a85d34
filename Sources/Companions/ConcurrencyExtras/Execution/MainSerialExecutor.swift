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
public func withMainSerialExecutor(@_implicitSelfCapture operation: () throws -> Void) rethrows {
  let wasSerial = uncheckedUseMainSerialExecutor
  defer { uncheckedUseMainSerialExecutor = wasSerial }
  uncheckedUseMainSerialExecutor = true
  try operation()
}

/// Whether every task of the process runs on the main actor's executor.
///
/// Prefer ``withMainSerialExecutor(operation:)``, which sets it back. It stays `false`
/// where the Swift runtime has no hook for it.
public var uncheckedUseMainSerialExecutor: Bool {
  get { GlobalEnqueueHook.shared?.isSerial ?? false }
  set { GlobalEnqueueHook.shared?.isSerial = newValue }
}
