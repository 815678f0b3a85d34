import Testing

@testable import LintRules

@Suite struct LinksTests {
  private func findings(
    _ text: String, in document: String = "Documentation/Guide.md", and files: [String] = []
  ) -> [String] {
    var texts = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    texts["Sources/Core/README.md"] = "# Core\n\n## The `Store`, and more\n\n## Store\n\n## Store\n"
    texts[document] = text
    let repository = Repository(texts, links: ["Macros/Sources/Core": "Sources/Core"])
    return Links().check(repository).findings.map(\.description)
  }

  @Test("Links to files, folders, headings and websites have no findings")
  func clean() {
    let text = """
      # Guide
      [file](../Sources/Core/README.md), [folder](../Sources/Core), [top](..), [here](#guide),
      [heading](../Sources/Core/README.md#the-store-and-more), [link](../Macros/Sources/Core),
      [second](../Sources/Core/README.md#store-1), [site](https://example.com/a), ![](<Guide.md>)
      [defined][name], <img src="Guide.md">

      [name]: Guide.md
      `[code](Gone.md)` <!-- [comment](Gone.md) -->
      ```
      [block](Gone.md)
      ```
      """
    #expect(findings(text).isEmpty)
  }

  @Test("A link to a missing file is a finding")
  func missingFiles() {
    let text = "[a](Gone.md)\n\n![b](../Images/c.png \"C\") and [d][d]\n\n[d]: ../../e.md\n"
    #expect(
      findings(text) == [
        "Documentation/Guide.md:1: 'Gone.md' leads nowhere: there is no 'Documentation/Gone.md'. "
          + "Mend the path.",
        "Documentation/Guide.md:3: '../Images/c.png' leads nowhere: there is no 'Images/c.png'. "
          + "Mend the path.",
        "Documentation/Guide.md:5: '../../e.md' leads out of the repository; link to a file in it.",
      ])
  }

  @Test("A link to a missing heading is a finding")
  func missingHeadings() {
    #expect(
      findings("[a](../Sources/Core/README.md#reducer)") == [
        "Documentation/Guide.md:1: '../Sources/Core/README.md#reducer' leads nowhere: "
          + "'Sources/Core/README.md' has no heading '#reducer'. Mend the anchor."
      ])
  }

  @Test("A path in code that names no existing file is a finding")
  func paths() {
    let text = "`Sources/Core/README.md`, `Sources/<Module>`, `Sources/*`, `Sources`, `a/b`, `/`\n"
    #expect(findings(text + "`Sources/Core/` and `Sources/Core --all`").isEmpty)
    #expect(
      findings(text + "`Sources/Gone --all`") == [
        "Documentation/Guide.md:2: There is no 'Sources/Gone'. Mend the path."
      ])
    #expect(findings("`Sources/Gone`", in: "CHANGELOG.md").isEmpty)
  }

  @Test("Links to articles and images of a catalogue are found by name")
  func catalogues() {
    let catalogue = "Sources/Core/Core.docc"
    let document = "\(catalogue)/Guide.md"
    let files = ["\(catalogue)/Articles/Effects.md", "\(catalogue)/Images/store~dark@2x.png"]
    let text = "<doc:Effects>, [all](doc:Core), <doc:Guide#Parts>, <doc:Core/Store>, ![](store)\n"
    #expect(findings(text, in: document, and: files).isEmpty)
    #expect(
      findings("<doc:Gone>", in: document, and: files) == [
        "\(document):1: 'doc:Gone' leads nowhere: \(catalogue)/ has no article 'Gone'. Mend the name."
      ])
  }
}
