import ConcurrencyExtras
import Observation
import Testing

/// Waits until what a closure reads has a value, looking whenever that changes.
func expect<Value: Equatable & Sendable>(
  _ read: @escaping @Sendable () -> Value,
  becomes expected: Value
) async {
  while read() != expected {
    let waiting = LockIsolated<CheckedContinuation<Void, Never>?>(nil)
    let resume: @Sendable () -> Void = {
      waiting.withValue { waiting in
        defer { waiting = nil }
        return waiting
      }?.resume()
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting.setValue(continuation)
        _ = withObservationTracking(read, onChange: resume)
        // The value is observed only from here on: it may have changed since the check above.
        if read() == expected || Task.isCancelled { resume() }
      }
    } onCancel: {
      resume()
    }
    guard !Task.isCancelled else {
      Issue.record("Still \(read())")
      return
    }
  }
}

/// Waits until a condition holds that cannot be observed, letting others run meanwhile.
func expect(eventually condition: () -> Bool) async {
  while !condition() {
    guard !Task.isCancelled else {
      Issue.record("The condition does not hold")
      return
    }
    await Task.yield()
  }
}
