/// The context, the source location and the name for one read of a dependency.
struct DependencyRequest {
  /// The context that was set explicitly, if any.
  let context: DependencyContext?

  /// Whether an update closure reads the value, so that a missing one is no issue.
  let isUpdate: Bool

  /// The source location of the `@Dependency`, or of the read if there is none.
  let location: SourceLocation

  /// The dependency's name in messages.
  let name: String
}

/// A place in source code.
struct SourceLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column
      && lhs.fileID.description == rhs.fileID.description
  }
}
