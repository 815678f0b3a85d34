extension SharedReaderKey {
  /// Loads the value, or throws an error if there is none.
  func requiredValue() async throws -> Value {
    let value = try await withCheckedThrowingContinuation {
      (waiting: CheckedContinuation<UncheckedSendable<Value?>, any Error>) in
      load(
        context: .userInitiated,
        continuation: LoadContinuation(
          { "\(self)" },
          onLeak: { waiting.resume(throwing: LoadWithoutResult(key: "\(self)")) },
          callback: { result in
            // Safe: the loaded value is handed over to the one task that waits for it.
            waiting.resume(with: result.map { UncheckedSendable($0) }.mapError(unexplained))
          }))
    }
    guard let value = value.value else { throw MissingRequiredValue(key: "\(self)") }
    return value
  }
}

/// The error of requiring the value of a key that has none.
struct MissingRequiredValue: Error, CustomStringConvertible {
  let key: String

  var description: String { Issues.missingRequiredValue(key: key) }
}
