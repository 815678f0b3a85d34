import Foundation
import Testing

@testable import FavoritePrimes

@Suite("FileClient")
struct FileClientTests {
  /// A directory that goes away after the test.
  final class TemporaryDirectory: Sendable {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "FileClientTests-\(UUID().uuidString)", directoryHint: .isDirectory)

    deinit {
      try? FileManager.default.removeItem(at: url)
    }

    var fileNames: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
  }

  let temporary = TemporaryDirectory()
  var client: FileClient { .directory(temporary.url) }

  @Test("what was saved is loaded, and a later save replaces it")
  func roundTrip() async throws {
    try await client.save("primes.json", Data("[2,3,5]".utf8))
    #expect(try await client.load("primes.json") == Data("[2,3,5]".utf8))
    try await client.save("primes.json", Data("[7]".utf8))
    #expect(try await client.load("primes.json") == Data("[7]".utf8))
  }

  @Test("saving leaves no other file behind, and creates missing directories")
  func cleanliness() async throws {
    let nested = FileClient.directory(temporary.url.appending(path: "a/b"))
    try await nested.save("one.json", Data())
    try await client.save("two.json", Data())
    try await client.save("two.json", Data("[]".utf8))
    #expect(try temporary.fileNames == ["a", "two.json"])
  }

  @Test("a reader never sees a half-written file")
  func atomicity() async throws {
    let client = client
    let contents = [UInt8(ascii: "a"), UInt8(ascii: "b")].map {
      Data(repeating: $0, count: 200_000)
    }
    try await client.save("file", contents[0])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for data in contents {
        group.addTask { for _ in 0..<20 { try await client.save("file", data) } }
      }
      group.addTask {
        for _ in 0..<100 {
          let data = try await client.load("file")
          #expect(contents.contains(data))
        }
      }
      try await group.waitForAll()
    }
    #expect(try temporary.fileNames == ["file"])
  }

  @Test("a missing file is an error with its path")
  func missing() async {
    let path = temporary.url.appending(path: "primes.json").path
    let error = await #expect(throws: FileClientError.missing(path: path)) {
      try await client.load("primes.json")
    }
    #expect(error?.localizedDescription == "There is no file \(path).")
  }

  @Test("a file that cannot be read is an error with its path and the reason")
  func unreadable() async throws {
    let directory = temporary.url.appending(path: "primes.json")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let error = await #expect(throws: FileClientError.self) {
      try await client.load("primes.json")
    }
    #expect(
      error?.localizedDescription
        == "The file \(directory.path) cannot be read: it is a directory.")
  }

  @Test("a file that cannot be written is an error with its path and the reason")
  func notWritable() async throws {
    try await client.save("obstacle", Data())
    let blocked = FileClient.directory(temporary.url.appending(path: "obstacle"))
    let error = await #expect(throws: FileClientError.self) {
      try await blocked.save("primes.json", Data("[2]".utf8))
    }
    let path = temporary.url.appending(path: "obstacle/primes.json").path
    #expect(
      error?.localizedDescription
        == "The file \(path) cannot be written: a file is where a directory should be.")
  }

  @Test("a failed save leaves the old contents")
  func failedSave() async throws {
    let directory = temporary.url.appending(path: "kept.json")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try await client.save("kept.json/inner", Data("[2]".utf8))
    await #expect(throws: FileClientError.self) {
      try await client.save("kept.json", Data("[3]".utf8))
    }
    #expect(try await client.load("kept.json/inner") == Data("[2]".utf8))
    #expect(try temporary.fileNames == ["kept.json"])
  }

  @Test("the environment names the directory, and without it the user's own is taken")
  func dataDirectory() throws {
    #expect(
      FileClient.dataDirectory(environment: ["PRIMETIME_DATA_DIR": "/srv/primes"]).path
        == "/srv/primes")
    let own = try #require(
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
    for environment in [[:], ["PRIMETIME_DATA_DIR": ""]] {
      let directory = FileClient.dataDirectory(environment: environment)
      #expect(directory.path == own.appending(path: "PrimeTime").path)
    }
  }
}
