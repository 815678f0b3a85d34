#if Macros
import DependenciesMacros
import Testing

// The code of the first page of the module's catalogue.

// quoted: client
@DependencyClient
struct Translator: Sendable {
  var translate: @Sendable (_ text: String, _ language: String) async throws -> String
}

extension DependencyValues {
  @DependencyEntry(liveValue: Translator.live) var translator = Translator()
}

extension Translator {
  static let live = Translator { text, language in
    "\(text) in \(language)"
  }
}
// end

/// DependenciesMacros: the catalogue's first page.
struct CatalogueTests {
  @Test("an overridden endpoint is called with its labels")
  func overriding() async throws {
    // quoted: test
    let greeting = try await withDependencies {
      $0.translator.translate = { _, _ in "Buongiorno" }
    } operation: {
      @Dependency(\.translator) var translator
      return try await translator.translate(text: "Good morning", language: "it")
    }
    #expect(greeting == "Buongiorno")
    // end
  }

  @Test("a client's live value is found by the context")
  func live() async throws {
    let tea = try await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.translator) var translator
      return try await translator.translate(text: "Tea", language: "it")
    }
    #expect(tea == "Tea in it")
  }
}
#endif
