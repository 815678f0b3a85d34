import Dependencies
import Foundation
import Sharing
import Testing

struct FileStorageKeyTests {
  struct Profile: Codable, Equatable, Sendable {
    var name = "Mina"
    var birthday = Date(timeIntervalSince1970: 0)
  }

  let folder = TemporaryFolder()

  /// Runs an operation as a process of its own would: nothing is shared with others but files.
  func inNewProcess<R>(
    _ storage: FileStorage = .fileSystem(clock: ManualClock()),
    operation: () throws -> R
  ) rethrows -> R {
    try withDependencies {
      $0 = DependencyValues()
      $0.defaultFileStorage = storage
    } operation: {
      try operation()
    }
  }

  @Test("file storage stores a value as JSON and creates the folder")
  func json() {
    inNewProcess {
      @Shared(.fileStorage(folder.file("some/folder/numbers.json"))) var numbers: [Int] = []
      #expect(numbers == [])
      #expect(folder.text("some/folder/numbers.json") == nil)
      $numbers.withLock { $0.append(1) }
    }
    #expect(folder.text("some/folder/numbers.json") == "[1]")
    inNewProcess {
      @Shared(.fileStorage(folder.file("some/folder/numbers.json"))) var numbers: [Int] = []
      #expect(numbers == [1])
    }
  }

  @Test("a property's initial value creates no file")
  func noFile() {
    inNewProcess {
      @Shared(.fileStorage(folder.file("a.json"))) var json = 1
      @Shared(
        .fileStorage(
          folder.file("b.txt"),
          decode: { @Sendable in String(decoding: $0, as: UTF8.self) },
          encode: { @Sendable in Data($0.utf8) }))
      var text = "initial"
      #expect(json == 1)
      #expect(text == "initial")
      #expect(folder.names == [])
    }
  }

  @Test("file storage uses the encoder and decoder passed to it")
  func coders() {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .sortedKeys
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    inNewProcess {
      @Shared(.fileStorage(folder.file("a.json"), decoder: decoder, encoder: encoder))
      var profile = Profile()
      $profile.withLock { $0.name = "Mina Roy" }
    }
    #expect(folder.text("a.json") == #"{"birthday":"1970-01-01T00:00:00Z","name":"Mina Roy"}"#)
    inNewProcess {
      @Shared(.fileStorage(folder.file("a.json"), decoder: decoder, encoder: encoder))
      var profile = Profile()
      #expect(profile == Profile(name: "Mina Roy"))
    }
  }

  @Test("file storage stores a value in a custom format")
  func anyFormat() {
    func key() -> FileStorageKey<[String]> {
      .fileStorage(
        folder.file("lines.txt"),
        decode: { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) },
        encode: { Data($0.joined(separator: "\n").utf8) })
    }
    inNewProcess {
      @Shared(key()) var lines = ["one"]
      $lines.withLock { $0.append("two") }
    }
    #expect(folder.text("lines.txt") == "one\ntwo")
    inNewProcess {
      @Shared(key()) var lines = ["one"]
      $lines.withLock { $0 = [] }
    }
    inNewProcess {
      @Shared(key()) var lines = ["one"]
      #expect(lines == [])
    }
    inNewProcess {
      @Shared(key()) var lines = ["one"]
      $lines.withLock { $0 = ["one", "two"] }
    }
    inNewProcess {
      @SharedReader(key()) var lines = []
      #expect(lines == ["one", "two"])
    }
  }

  @Test("file storage stores an optional value, which starts as nil")
  func optional() {
    inNewProcess {
      @Shared(.fileStorage(folder.file("a.json"))) var number: Int?
      #expect(number == nil)
      $number.withLock { $0 = 1 }
    }
    inNewProcess {
      @Shared(.fileStorage(folder.file("a.json"))) var number: Int?
      #expect(number == 1)
    }
  }

  @Test("file storage shares a value per file")
  func identity() {
    @Shared(.fileStorage(folder.file("a.json"))) var first = 1
    @Shared(.fileStorage(folder.file("./b/../a.json"))) var second = 2
    @Shared(.fileStorage(folder.file("b.json"))) var other = 3
    #expect((first, second, other) == (1, 1, 3))
    $first.withLock { $0 = 4 }
    #expect((first, second, other) == (4, 4, 3))
    let key: FileStorageKey<Int> = .fileStorage(URL(filePath: "/tmp/a.json"))
    #expect("\(key)" == #".fileStorage("/tmp/a.json")"#)
  }

  @Test("file storage is in memory in tests, and on disk in a running app")
  func storages() {
    @Dependency(\.defaultFileStorage) var storage
    #expect(storage != .fileSystem)
    #expect(DependencyValues.live.defaultFileStorage == .fileSystem)
    #expect(DependencyValues.preview.defaultFileStorage != .fileSystem)
    #expect(FileStorage.inMemory != .inMemory)
    #expect(Set([storage, storage, .inMemory]).count == 2)
    do {
      @Shared(.fileStorage(folder.file("a.json"))) var number = 1
      $number.withLock { $0 = 2 }
    }
    #expect(folder.names == [])
    @Shared(.fileStorage(folder.file("a.json"))) var number = 3
    #expect(number == 2)
  }

  @Test("file storage is not shared with another test: first")
  func isolationFirst() {
    @Shared(.fileStorage(URL(filePath: "/isolation.json"))) var count = 0
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }

  @Test("file storage is not shared with another test: second")
  func isolationSecond() {
    @Shared(.fileStorage(URL(filePath: "/isolation.json"))) var count = 0
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }

  @Test("a file that cannot be written yields a save error")
  func unwritable() throws {
    try folder.write("", to: "file")
    let messages = issues {
      inNewProcess {
        @Shared(.fileStorage(folder.file("file/a.json"))) var number = 1
        $number.withLock { $0 = 2 }
        #expect($number.saveError != nil)
        #expect(number == 2)
      }
    }
    #expect(messages.count == 1)
    #expect(
      messages[0] == """
        'fileStorage' cannot watch a folder:

          Folder: \(folder.file("file").path)
          Error: Not a directory

        Changes that other processes make to its files are seen when the files are loaded again. \
        To fix this, see the error; there may be a limit to the number of folders that are watched.
        """)
  }

  @Test("a value that cannot be encoded yields a save error and keeps the file")
  func unencodable() throws {
    try folder.write("1.5", to: "a.json")
    inNewProcess {
      @Shared(.fileStorage(folder.file("a.json"))) var number = 0.0
      #expect(number == 1.5)
      let messages = liveIssues { $number.withLock { $0 = .infinity } }
      #expect(messages.count == 1)
      #expect($number.saveError is EncodingError)
    }
    #expect(folder.text("a.json") == "1.5")
  }

  @Test("loading a required value throws if the file is missing")
  func required() async throws {
    let url = folder.file("a.json")
    await withDependencies {
      $0.defaultFileStorage = .fileSystem(clock: ManualClock())
    } operation: {
      await #expect {
        _ = try await Shared<Int>(require: .fileStorage(url))
      } throws: {
        "\($0)" == ".fileStorage(\"\(url.path)\") has no value, but 'init(require:)' needs one."
      }
    }
  }

  @Test("directory URLs point to the user's folders")
  func directories() {
    for url in [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .temporaryDirectory,
      .homeDirectory,
    ] {
      #expect(url.isFileURL)
      #expect(url.path.hasPrefix("/"))
    }
    #expect(URL.documentsDirectory != .homeDirectory)
  }

  #if !canImport(Darwin)
  @Test("the documents are in the folder that HOME names")
  func home() {
    func documents(_ environment: [String: String]) -> String {
      URL.documentsDirectory(environment: environment).path
    }
    let name = URL.documentsDirectory.lastPathComponent
    #expect(documents(["HOME": "/srv/tides"]) == "/srv/tides/\(name)")
    #expect(documents(["HOME": "relative"]) == documents([:]))
    #expect(documents(["HOME": "/srv", "CFFIXED_USER_HOME": "/srv"]) == documents([:]))
  }
  #endif
}
