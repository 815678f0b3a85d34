/// The value that a key lacks.
enum MissingValue: Sendable {
  case live
  case test
}

/// The creation of one default value, linked to the creation that it is a part of.
final class Resolution: @unchecked Sendable {
  /// The innermost creation of a default value in the current task, if any.
  @TaskLocal static var current: Resolution?

  let key: ObjectIdentifier
  private let outer: Resolution?

  // Safe: a resolution starts and ends within one synchronous call.
  private var isUnimplemented = false

  private init(key: ObjectIdentifier) {
    self.key = key
    self.outer = Self.current
  }

  private var isWithinItself: Bool {
    var next = outer
    while let resolution = next {
      if resolution.key == key { return true }
      next = resolution.outer
    }
    return false
  }

  /// Records that the key has no value for tests.
  func markUnimplemented() {
    isUnimplemented = true
  }

  /// Creates the default value of a key, and returns which value the key lacks, if any.
  static func makeValue<Key: TestDependencyKey>(
    of key: Key.Type, context: DependencyContext, values: DependencyValues
  ) -> (value: Key.Value, missing: MissingValue?) {
    let resolution = Resolution(key: ObjectIdentifier(key))
    guard !resolution.isWithinItself else {
      // Not a precondition, whose message an optimised build leaves out.
      fatalError("The default value of '\(Issues.typeName(key))' depends on itself")
    }
    return $current.withValue(resolution) {
      DependencyValues.withValues(values) {
        var missing: MissingValue?
        let value: Key.Value
        switch context {
        case .live:
          if let liveValue = (key as? any DependencyKey.Type)?.anyLiveValue as? Key.Value {
            value = liveValue
          } else {
            value = Key.testValue
            missing = .live
          }
        case .preview: value = Key.previewValue
        case .test: value = Key.testValue
        }
        if missing == nil && resolution.isUnimplemented { missing = .test }
        return (value, missing)
      }
    }
  }
}

extension DependencyKey {
  fileprivate static var anyLiveValue: any Sendable { liveValue }
}
