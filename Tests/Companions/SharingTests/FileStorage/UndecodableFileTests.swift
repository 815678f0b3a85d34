import Dependencies
import Foundation
import Sharing
import Testing

struct UndecodableFileTests {
  let folder = TemporaryFolder()

  func shared(_ name: String = "chores.json") -> Shared<[String]> {
    withDependencies {
      // As in a running application, and with defaults that nobody else has.
      $0 = DependencyValues()
      $0.context = .live
      $0.defaultFileStorage = .fileSystem(clock: ManualClock())
    } operation: {
      Shared(wrappedValue: ["initial"], .fileStorage(folder.file(name)))
    }
  }

  @Test("an undecodable file is reported and not changed")
  func report() throws {
    try folder.write("{}", to: "chores.json")
    let messages = issues {
      let chores = shared()
      #expect(chores.wrappedValue == ["initial"])
      #expect(chores.loadError is DecodingError)
    }
    let path = folder.file("chores.json").path
    #expect(messages.count == 1)
    let lines = messages[0].split(separator: "\n", omittingEmptySubsequences: false)
    let decoding = try #require(lines.first { $0.hasPrefix("      Decoding: ") })
    #expect(decoding.contains("typeMismatch") || decoding.contains("DecodingError"))
    #expect(
      messages[0] == """
        A shared value could not be loaded, and keeps its current value:

          Key: .fileStorage("\(path)")
          Value: Array<String>
          Error: The file cannot be decoded, and is left alone.
              File: \(path)
        \(decoding)
              Before a new value is written, the file is moved to 'chores.corrupt.json' beside it.

        To fix this, see the error. 'loadError' of the property has it too.
        """)
    #expect(folder.names == ["chores.json"])
    #expect(folder.text("chores.json") == "{}")
  }

  @Test("an undecodable file is moved aside before a new value is written")
  func moving() throws {
    for (round, name) in ["chores.corrupt.json", "chores.corrupt-2.json"].enumerated() {
      try folder.write("{\(round)", to: "chores.json")
      let messages = issues { shared().withLock { $0.append("new") } }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("'\(name)'") == true)
      #expect(folder.text(name) == "{\(round)")
      #expect(folder.text("chores.json") == #"["initial","new"]"#)
    }
    #expect(folder.names == ["chores.corrupt-2.json", "chores.corrupt.json", "chores.json"])
  }

  @Test("an undecodable file without an extension is moved aside, too")
  func withoutExtension() throws {
    try folder.write("?", to: "chores")
    _ = issues { shared("chores").withLock { $0 = [] } }
    #expect(folder.text("chores.corrupt") == "?")
  }

  @Test("an undecodable file replaced in the meantime is not moved aside")
  func repaired() throws {
    try folder.write("?", to: "chores.json")
    _ = issues {
      let chores = shared()
      try? Data(#"["repaired"]"#.utf8).write(to: folder.file("chores.json"), options: .atomic)
      chores.withLock { $0 = ["new"] }
    }
    #expect(folder.names == ["chores.json"])
  }

  @Test("an empty file counts as missing and is not moved aside")
  func empty() throws {
    try folder.write("", to: "chores.json")
    let chores = shared()
    #expect(chores.wrappedValue == ["initial"])
    #expect(chores.loadError == nil)
    chores.withLock { $0 = ["new"] }
    #expect(folder.names == ["chores.json"])
  }

  @Test("an undecodable in-memory file is moved aside, too")
  func memory() throws {
    let storage = FileStorage.inMemory
    let messages = issues {
      withDependencies {
        $0 = DependencyValues()
        $0.context = .live
        $0.defaultFileStorage = storage
      } operation: {
        do {
          @Shared(.fileStorage(URL(filePath: "/a.json"))) var text = ""
          $text.withLock { $0 = "text" }
        }
        @Shared(.fileStorage(URL(filePath: "/a.json"))) var number = 1
        $number.withLock { $0 = 2 }
      }
      withDependencies {
        $0 = DependencyValues()
        $0.defaultFileStorage = storage
      } operation: {
        @Shared(.fileStorage(URL(filePath: "/a.corrupt.json"))) var text = ""
        @Shared(.fileStorage(URL(filePath: "/a.json"))) var number = 1
        #expect(text == "text")
        #expect(number == 2)
      }
    }
    #expect(messages.count == 1)
  }
}
