import IssueReporting

/// Swift Testing, through the symbols of its library.
///
/// The library is built for evolution: arguments and results of its own types are passed by address, whatever
/// their layout is. Their sizes come from the types themselves.
struct TestingLibrary: Sendable {
  /// The library, or `nil` if it is not in the process, or is a version with other symbols.
  static let loaded = TestingLibrary()

  private typealias MakeComment = @convention(thin) (__owned String) -> Room
  private typealias MakeLocation =
    @convention(thin) (__owned String, __owned String, Int, Int) -> Room
  private typealias Record = @convention(thin) (UnsafeRawPointer, UnsafeRawPointer) -> Room
  private typealias WithKnownIssue =
    @convention(thin) (UnsafeRawPointer, Bool, UnsafeRawPointer, () throws -> Void) -> Void
  private typealias CurrentTest = @convention(thin) () -> Room

  private let makeComment: MakeComment
  private let makeLocation: MakeLocation
  private let record: Record
  private let withKnownIssue: WithKnownIssue
  private let currentTest: CurrentTest
  private let types: (comment: Any.Type, location: Any.Type, issue: Any.Type, test: Any.Type)

  private init?() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    guard let library = LoadedLibrary("Testing"),
      let makeComment = library.function(
        "$s7Testing7CommentV8rawValueACSS_tcfC", as: MakeComment.self),
      let makeLocation = library.function(
        "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC",
        as: MakeLocation.self),
      let record = library.function(
        "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ",
        as: Record.self),
      let withKnownIssue = library.function(
        "$s7Testing14withKnownIssue_14isIntermittent14sourceLocation_yAA7CommentVSg_SbAA06SourceH0VyyKXEtF",
        as: WithKnownIssue.self),
      let currentTest = library.function("$s7Testing4TestV7currentACSgvgZ", as: CurrentTest.self),
      let comment = _typeByName("7Testing7CommentV"), Room.holds(comment),
      let location = _typeByName("7Testing14SourceLocationV"), Room.holds(location),
      let issue = _typeByName("7Testing5IssueV"), Room.holds(issue),
      let test = _typeByName("7Testing4TestV"), Room.holds(test)
    else { return nil }
    self.makeComment = makeComment
    self.makeLocation = makeLocation
    self.record = record
    self.withKnownIssue = withKnownIssue
    self.currentTest = currentTest
    types = (comment, location, issue, test)
    #else
    // Apple's frameworks carry the recorder that 'IssueReporting' looks for, and on Windows test targets link it.
    return nil
    #endif
  }

  /// The id of the test that the current task belongs to, or `nil` if it belongs to none.
  var currentTestID: AnyHashable? {
    func id<Test>(_: Test.Type) -> AnyHashable? {
      var room = currentTest()
      return (room.take(as: Test?.self) as? any Identifiable)?.erasedID
    }
    return _openExistential(types.test, do: id)
  }

  /// Records an issue of the current test, or of none if the current task belongs to none.
  func recordIssue(_ message: String?, fileID: String, filePath: String, line: Int, column: Int) {
    withArguments(message, fileID, filePath, line, column) { comment, location in
      var result = record(comment, location)
      func drop<Issue>(_: Issue.Type) { _ = result.take(as: Issue.self) }
      _openExistential(types.issue, do: drop)
    }
  }

  /// Records an issue that does not fail the current test.
  func recordKnownIssue(
    _ message: String?, fileID: String, filePath: String, line: Int, column: Int
  ) {
    withArguments(nil, fileID, filePath, line, column) { comment, location in
      withKnownIssue(comment, true, location) {
        recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }

  /// Calls a function with the addresses of an optional comment and of a source location.
  private func withArguments(
    _ message: String?, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int,
    _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Void
  ) {
    func withComment<Comment>(_: Comment.Type) {
      let comment = message.map { text in
        var room = makeComment(text)
        return room.take(as: Comment.self)
      }
      func withLocation<Location>(_: Location.Type) {
        var room = makeLocation(fileID, filePath, line, column)
        let location = room.take(as: Location.self)
        withUnsafeBytes(of: comment) { comment in
          withUnsafeBytes(of: location) { body(comment.baseAddress!, $0.baseAddress!) }
        }
      }
      _openExistential(types.location, do: withLocation)
    }
    _openExistential(types.comment, do: withComment)
  }
}

/// Room for a result of a type that this module does not know.
///
/// It is larger than what registers hold, so that it is returned by address, too.
private struct Room {
  private typealias Words = (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt)
  private typealias Block = (Words, Words, Words, Words)

  private var blocks: (Block, Block)

  /// Whether a value of a type, and an optional one, has room.
  static func holds(_ type: Any.Type) -> Bool {
    func holds<Value>(_: Value.Type) -> Bool {
      MemoryLayout<Value?>.size <= MemoryLayout<Room>.size
        && MemoryLayout<Value>.alignment <= MemoryLayout<Room>.alignment
    }
    return _openExistential(type, do: holds)
  }

  /// Moves the value out.
  mutating func take<Value>(as type: Value.Type) -> Value {
    withUnsafeMutablePointer(to: &self) {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: type).move()
    }
  }
}

extension Identifiable {
  fileprivate var erasedID: AnyHashable { id }
}
