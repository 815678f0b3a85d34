#if Macros
import CasePaths
import Testing

@Suite struct AnyCasePathTests {
  @Test("a path made of functions embeds and extracts with them")
  func functions() {
    let parsed = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
    #expect(parsed.embed(42) == "42")
    #expect(parsed.extract(from: "42") == 42)
    #expect(parsed.extract(from: "Mina") == nil)
  }

  @Test("a path resolved from a case key path does what the key path does")
  func resolved() {
    let path = AnyCasePath(\Feature.Cases.nested.text)
    #expect(path.embed("a") == .nested(.text("a")))
    #expect(path.extract(from: .nested(.text("a"))) == "a")
    #expect(path.extract(from: .nested(.off)) == nil)
    #expect(path.extract(from: .reset) == nil)
  }

  @Test("the identity path always succeeds")
  func identity() {
    #expect(AnyCasePath<Int, Int>().extract(from: 1) == 1)
    #expect(AnyCasePath<Int, Int>().embed(1) == 1)
  }

  @Test("a path to an enum leads on into its cases")
  func dynamicMember() {
    let path = AnyCasePath(\Feature.Cases.nested).text
    #expect(path.extract(from: .nested(.text("a"))) == "a")
    #expect(path.embed("a") == .nested(.text("a")))
  }

  @Test("a path describes itself by its types")
  func description() {
    #expect("\(AnyCasePath(\Feature.Cases.count))" == "AnyCasePath<Feature, Int>")
  }

  @Test("a case made from functions can be led through by a key path")
  func customCase() {
    #expect(Feature.count(4)[case: \.doubled] == 8)
    #expect(Feature.reset[case: \.doubled] == nil)
    #expect(!Feature.reset.is(\.doubled))
    #expect(Feature.count(4).is(\.doubled))
    #expect((\Feature.Cases.doubled)(6) == .count(3))
    #expect(Case<Int>(\Feature.Cases.count)._extract(from: Feature.count(1)) == 1)
    #expect(Case<Int>(\Feature.Cases.count)._embed(1) as? Feature == .count(1))
    #expect(Case<Int>(\Feature.Cases.count)._extract(from: "count") == nil)
  }
}

extension Case where Value == Feature {
  fileprivate var doubled: Case<Int> {
    Case<Int>(
      embed: { Feature.count($0 / 2) },
      extract: { $0[case: \.count].map { $0 * 2 } })
  }
}
#endif
