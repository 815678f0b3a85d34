#if PortableViews && Web && canImport(Glibc)
import Foundation
import Testing

@testable import AppRuntime

struct LineBufferingTests {
  /// The file to which two lines and the beginning of a third one were written, before it is closed.
  private func written(lineBuffered: Bool) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let stream = try #require(fopen(file.path, "w"))
    defer { fclose(stream) }
    if lineBuffered { LineBuffering.start(of: stream) }
    fputs("one\ntwo\nthr", stream)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("each line gets to a log at once")
  func lines() throws {
    #expect(try written(lineBuffered: true) == "one\ntwo\n")
    #expect(try written(lineBuffered: false) == "")
  }
}
#endif
