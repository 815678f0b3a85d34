extension AnyCasePath {
  /// Changes the associated value of a root that is in this path's case.
  ///
  /// Throws ``CaseExtractionError``, and does not call `body`, if the root is in another case.
  public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard var value = extract(from: root) else {
      throw CaseExtractionError(message: failedExtractionMessage(Value.self, from: root))
    }
    let result = try body(&value)
    root = embed(value)
    return result
  }
}

// Of a protocol: as a function of the type, it would hide from the compiler that a case in a `switch` is misspelled.
extension _CasePathArgument {
  /// Returns whether a value is in the case of a path, so that `case` patterns can be paths.
  public static func ~= (pattern: Self, value: Root) -> Bool {
    pattern._casePath.extract(from: value) != nil
  }
}

/// The error of extracting a value from a root that is in another case.
public struct CaseExtractionError: Error, CustomStringConvertible {
  let message: String

  /// The message, which names the type of the expected value and the root.
  public var description: String { message }
}
