#if PortableViews && Web
import Testing

@testable import WebRenderer

/// The languages that a browser asks for.
struct AcceptedLanguagesTests {
  @Test(
    "languages are sorted by quality, and malformed ones skipped",
    arguments: [
      (nil, []), ("", []), ("de", ["de"]), ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]),
      ("en;q=0.5, fr;q=0.7 ,pt-BR", ["pt-BR", "fr", "en"]), ("de;q=0,en", ["en"]),
      ("*;q=0.1,en", ["en"]), ("de_DE,<script>,fr;q=x,it;q=2,es;q=-1,nl", ["nl"]),
      ("a;b;c", ["a"]), (String(repeating: "x", count: 36), []),
    ] as [(String?, [String])])
  func reading(header: String?, expected: [String]) {
    #expect(AcceptedLanguages.read(header) == expected)
  }

  @Test("only the first 16 languages of a list are read")
  func limit() {
    let header = (0..<1_000).map { "x\($0)" }.joined(separator: ",")
    #expect(AcceptedLanguages.read(header) == (0..<16).map { "x\($0)" })
  }
}
#endif
