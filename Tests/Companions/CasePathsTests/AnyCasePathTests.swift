#if Macros
import CasePaths
import Testing

struct AnyCasePathTests {
  @Test("a case path made of closures embeds and extracts with them")
  func functions() {
    let parsed = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
    #expect(parsed.embed(42) == "42")
    #expect(parsed.extract(from: "42") == 42)
    #expect(parsed.extract(from: "Mina") == nil)
  }

  @Test("a case path made of a case key path embeds and extracts the same")
  func resolved() {
    let path = AnyCasePath(\Feature.Cases.nested.text)
    #expect(path.embed("a") == .nested(.text("a")))
    #expect(path.extract(from: .nested(.text("a"))) == "a")
    #expect(path.extract(from: .nested(.off)) == nil)
    #expect(path.extract(from: .reset) == nil)
  }

  @Test("the identity case path extracts and embeds any value")
  func identity() {
    #expect(AnyCasePath<Int, Int>().extract(from: 1) == 1)
    #expect(AnyCasePath<Int, Int>().embed(1) == 1)
  }

  @Test("a case path's members append the cases of its enum value")
  func dynamicMember() {
    let path = AnyCasePath(\Feature.Cases.nested).text
    #expect(path.extract(from: .nested(.text("a"))) == "a")
    #expect(path.embed("a") == .nested(.text("a")))
  }

  @Test("a case path is described by its root and value types")
  func description() {
    #expect("\(AnyCasePath(\Feature.Cases.count))" == "AnyCasePath<Feature, Int>")
  }

  @Test("key paths can lead through a case made of closures")
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
