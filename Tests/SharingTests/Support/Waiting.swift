import Testing

/// Waits until what a closure reads has a value, letting others run meanwhile.
///
/// Observation would not do here: it tells of a change before that is made, so a change by another
/// thread could be told of before the value is read again, and made after that.
func expect<Value: Equatable>(_ read: () -> Value, becomes expected: Value) async {
  while read() != expected {
    guard !Task.isCancelled else {
      Issue.record("Still \(read())")
      return
    }
    await Task.yield()
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
