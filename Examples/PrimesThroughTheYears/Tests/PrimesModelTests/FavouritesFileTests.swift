import Foundation
import PrimesModel
import Testing

/// The file that visitors share.
struct FavouritesFileTests {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "FavouritesFileTests-\(UUID())/favourites.json")

  @Test("a file that does not exist holds nothing, and is made by the first save")
  func firstSave() async throws {
    let file = FavouritesFile(at: url)
    #expect(await file.load() == .success([]))
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(await file.save([.add(7), .add(2)]) == .success([2, 7]))
    #expect(try String(contentsOf: url, encoding: .utf8) == "[2,7]")
  }

  @Test("a save keeps what another visitor has saved")
  func visitors() async {
    let (one, other) = (FavouritesFile(at: url), FavouritesFile(at: url))
    #expect(await one.save([.add(2)]) == .success([2]))
    #expect(await other.save([.add(7)]) == .success([2, 7]))
    #expect(await one.save([.remove(2), .add(3)]) == .success([3, 7]))
    #expect(await other.load() == .success([3, 7]))
  }

  @Test("numbers that a person has written are sorted, without repetition")
  func edited() async throws {
    let file = FavouritesFile(at: url)
    _ = await file.save([.add(2)])
    try Data("[7, 2, 7]".utf8).write(to: url)
    #expect(await file.load() == .success([2, 7]))
  }

  @Test("a file that cannot be read is left as it is")
  func damaged() async throws {
    let file = FavouritesFile(at: url)
    _ = await file.save([.add(2)])
    try Data("{".utf8).write(to: url)
    #expect(await file.load() == .failure(.unreadable))
    #expect(await file.save([.add(7)]) == .failure(.unreadable))
    #expect(try String(contentsOf: url, encoding: .utf8) == "{")
  }

  @Test("a file that cannot be written is reported")
  func unwritable() async {
    // No folder can be made here.
    let path = "/proc/none/favourites.json"
    let file = FavouritesFile(at: URL(filePath: path))
    #expect(await file.load() == .success([]))
    #expect(await file.save([.add(7)]) == .failure(.unwritable))
  }

  @Test("the folder is the one that the environment names, or in the user's data")
  func location() {
    #expect(
      FavouritesFile.location(environment: ["PRIMES_DATA_DIR": "/data"]).path
        == "/data/favourites.json")
    #expect(
      FavouritesFile.location(environment: ["PRIMES_DATA_DIR": ""]).path
        .hasSuffix("/PrimesThroughTheYears/favourites.json"))
  }
}
