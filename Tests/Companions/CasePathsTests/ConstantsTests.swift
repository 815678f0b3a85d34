#if Macros
import CasePaths
import Testing

struct ConstantsTests {
  enum Color: String { case red, green }

  @Test("AnyCasePath.self extracts and embeds the value itself")
  func selfPath() {
    let path = AnyCasePath<Int, Int>.`self`
    #expect(path.extract(from: 1) == 1)
    #expect(path.embed(1) == 1)
  }

  @Test("AnyCasePath.some extracts an optional's wrapped value")
  func some() {
    #expect(AnyCasePath<Int?, Int>.some.extract(from: 1) == 1)
    #expect(AnyCasePath<Int?, Int>.some.extract(from: nil) == nil)
    #expect(AnyCasePath<Int?, Int>.some.embed(1) == .some(1))
  }

  @Test("AnyCasePath.constant always extracts its value, and never no value")
  func constant() {
    #expect(AnyCasePath<Void, Int>.constant(42).extract(from: ()) == 42)
    #expect(AnyCasePath<Void, Int>.constant(42).embed(1) == ())
    #expect(AnyCasePath<Int, Never>.never.extract(from: 1) == nil)
  }

  @Test("AnyCasePath.rawValue and description convert from and to strings")
  func rawValue() {
    #expect(AnyCasePath<String, Color>.rawValue.extract(from: "red") == .red)
    #expect(AnyCasePath<String, Color>.rawValue.extract(from: "blue") == nil)
    #expect(AnyCasePath<String, Color>.rawValue.embed(.green) == "green")
    #expect(AnyCasePath<String, Int>.description.extract(from: "1") == 1)
    #expect(AnyCasePath<String, Int>.description.extract(from: "one") == nil)
    #expect(AnyCasePath<String, Int>.description.embed(1) == "1")
  }

  @Test("AnyCasePath.modify changes a matching case, and throws for another")
  func modify() throws {
    let path = AnyCasePath(\Feature.Cases.count)
    var feature = Feature.count(1)
    let result = try path.modify(&feature) { count in
      count += 1
      return "\(count)"
    }
    #expect(result == "2")
    #expect(feature == .count(2))
    feature = .reset
    let error = #expect(throws: CaseExtractionError.self) {
      try path.modify(&feature) { $0 += 1 }
    }
    #expect(
      error?.description == "A 'Int' cannot be extracted from 'reset', which is in another case")
    #expect(feature == .reset)
  }

  @Test("the deprecated name CasePath is the same type as AnyCasePath")
  @available(*, deprecated)
  func formerName() {
    #expect(CasePath<Int, Int>.self == AnyCasePath<Int, Int>.self)
  }
}
#endif
