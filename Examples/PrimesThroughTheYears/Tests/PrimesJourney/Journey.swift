import Foundation
import PrimesModel
import Testing
import ViewTesting

/// The way through all screens, on a file and a service of the test's own.
///
/// Every style passes it.
@MainActor
public struct Journey {
  private let file: FavouritesFile
  private let answers = AsyncStream.makeStream(of: Void.self)
  /// The outside world for the style.
  public let services: PrimesServices

  public init() {
    let url = FileManager.default.temporaryDirectory.appending(path: "Journey-\(UUID()).json")
    file = FavouritesFile(at: url)
    // Each answer waits until the journey lets it go.
    services = PrimesServices(
      file: file,
      primes: NthPrimeService { [stream = answers.stream] in
        for await _ in stream { return }
      })
  }

  /// Goes through all screens, from the first one of the style with a title.
  public func take(_ screen: ViewTester, title: String) async throws {
    #expect(screen.title == title)
    #expect(screen.texts.contains("Nothing yet"))
    try await count(screen)
    try await ask(screen)
    #expect(screen.title == title)
    try await list(screen)
    #expect(screen.title == title)
    try readActivity(screen)
  }

  private func open(_ name: String, _ screen: ViewTester) throws {
    try #require(screen.root.all(.link).first { $0.texts.contains(name) }).tap()
    #expect(screen.title == name)
  }

  /// Counts to five, checks four and five, and adds five to the favourites.
  private func count(_ screen: ViewTester) async throws {
    try open("Counter", screen)
    #expect(try screen.element(identifiedBy: "count").text == "1")
    for _ in 1...3 { try screen.button("Add 1").tap() }
    #expect(try screen.element(identifiedBy: "count").text == "4")
    try screen.button("Is this prime?").tap()
    #expect(screen.sheet?.texts.contains("No, 4 is not prime.") == true)
    #expect(screen.sheet?.texts.contains("4 = 2 · 2") == true)
    try screen.sheet?.button("Done").tap()
    try await screen.wait { screen.sheet == nil }

    try screen.button("Add 1").tap()
    try screen.button("Is this prime?").tap()
    #expect(screen.sheet?.texts.contains("Yes, 5 is prime.") == true)
    #expect(screen.sheet?.texts.contains("Between the primes 3 and 7") == true)
    try screen.sheet?.button("Add to favourites").tap()
    try screen.sheet?.button("Remove from favourites").tap()
    try screen.sheet?.button("Add to favourites").tap()
    #expect(try screen.sheet?.button("Remove from favourites").isDisabled == false)
    try screen.sheet?.button("Done").tap()
    try await screen.wait { screen.sheet == nil }
    #expect(screen.texts.contains("Added 5 to the favourites"))
    try await expectFile([5])
  }

  /// Asks for the fifth prime and for one that does not exist, and goes back.
  private func ask(_ screen: ViewTester) async throws {
    try screen.button("What is the 5th prime?").tap()
    #expect(try screen.button("What is the 5th prime?").isDisabled)
    answers.continuation.yield()
    try await screen.wait { screen.alert != nil }
    #expect(screen.alert?.title == "The 5th prime is 11")
    try screen.alert?.button("OK").tap()
    #expect(screen.alert == nil)
    #expect(screen.texts.contains("Learned: the 5th prime is 11"))

    try screen.button("Subtract 10").tap()
    try screen.button("Add 1").tap()
    try screen.button("What is the -4th prime?").tap()
    answers.continuation.yield()
    try await screen.wait { screen.alert != nil }
    #expect(screen.alert?.title == "No answer")
    #expect(screen.alert?.message == "There is no -4th prime. Count from 1.")
    try screen.alert?.button("OK").tap()
    try screen.navigateBack()
  }

  /// Expands a row, loads what another visitor has added, and deletes a row.
  private func list(_ screen: ViewTester) async throws {
    try open("Favourites", screen)
    // The file is written before the list learns of it.
    func five() -> TestElement? { screen.root.all(.button).first { $0.texts.contains("5") } }
    try await screen.wait { five() != nil }
    try #require(five()).tap()
    #expect(screen.texts.contains("Between the primes 3 and 7"))
    _ = await file.save([.add(7)])
    try screen.button("Load again").tap()
    try await screen.wait { screen.texts.contains("7") }
    #expect(screen.texts.contains("Between the primes 3 and 7"))
    try screen.rows[0].delete()
    try await screen.wait { !screen.texts.contains("5") }
    try await expectFile([7])
    try screen.navigateBack()
  }

  /// Reads and clears the feed.
  private func readActivity(_ screen: ViewTester) throws {
    try open("Activity", screen)
    #expect(
      screen.rows.map { $0.texts.first } == [
        "Removed 5 from the favourites",
        "Learned: the 5th prime is 11",
        "Added 5 to the favourites",
        "Removed 5 from the favourites",
        "Added 5 to the favourites",
        "Checked whether 5 is prime",
        "Checked whether 4 is prime",
      ])
    try screen.button("Clear").tap()
    #expect(screen.texts.contains("No activity"))
    #expect(try screen.button("Clear").isDisabled)
  }

  /// Waits until the file holds some numbers.
  private func expectFile(_ numbers: [Int]) async throws {
    for _ in 1...10_000 {
      if await file.load() == .success(numbers) { return }
      await Task.yield()
    }
    #expect(await file.load() == .success(numbers))
  }
}
