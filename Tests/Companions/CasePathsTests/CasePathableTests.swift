#if Macros
import CasePaths
import Testing

struct CasePathableTests {
  @Test("a case key path extracts its own case's value and no other's")
  func read() {
    let feature = Feature.count(42)
    #expect(feature[case: \.count] == 42)
    #expect(feature[case: \.labelled] == nil)
    #expect(feature[case: \.default] == nil)
    #expect(Feature.default[case: \.default] != nil)
  }

  @Test("a case with several values is extracted as a labelled tuple")
  func tuples() throws {
    let value = try #require(Feature.rename("Mina", at: 1)[case: \.rename])
    #expect(value.0 == "Mina")
    #expect(value.at == 1)
    #expect((\Feature.Cases.rename)(("Mina", at: 2)) == .rename("Mina", at: 2))
  }

  @Test("case key paths extract through nested enums")
  func nested() {
    let feature = Feature.nested(.text("Hello"))
    #expect(feature[case: \.nested.text] == .some("Hello"))
    #expect(feature[case: \.nested.off] == nil)
    #expect(Feature.again(.again(feature))[case: \.again.again.nested.text] == .some("Hello"))
    #expect(Feature.count(1)[case: \.nested.text] == nil)
    #expect((\Feature.Cases.again.nested.text)("Hi") == .again(.nested(.text("Hi"))))
  }

  @Test("case key paths can be appended, and are equal if they name one case")
  func identity() {
    let nested: CaseKeyPath<Feature, Feature.Nested> = \.nested
    let text: CaseKeyPath<Feature.Nested, String> = \.text
    let appended = nested.appending(path: text)
    #expect(Feature.nested(.text("Hello"))[case: appended] == .some("Hello"))
    #expect(appended("Hi") == .nested(.text("Hi")))
    #expect(\Feature.Cases.count == \Feature.Cases.count)
    #expect(\Feature.Cases.nested.text == \Feature.Cases.nested.text)
    #expect(\Feature.Cases.nested.text != \Feature.Cases.nested.off)
    #expect(
      Set<PartialCaseKeyPath<Feature>>([\.count, \.first, \.count]).count == 2)
  }

  @Test("calling a case key path embeds a value, or none for an empty case")
  func embed() {
    #expect((\Feature.Cases.count)(1) == .count(1))
    #expect((\Feature.Cases.labelled)(1) == .labelled(id: 1))
    #expect((\Feature.Cases.reset)() == .reset)
    #expect((\Feature.Cases.nested.off)() == .nested(.off))
  }

  @Test("the key path '\\.self' extracts and embeds the whole value")
  func identityPath() {
    let path: CaseKeyPath<Feature, Feature> = \.self
    #expect(Feature.reset[case: path] == .reset)
    #expect(path(.count(1)) == .count(1))
  }

  @Test("@dynamicMemberLookup lets cases be read as members")
  func dynamicMember() {
    let feature = Feature.nested(.text("Hello"))
    #expect(feature.nested?.text == "Hello")
    #expect(feature.count == nil)
    #expect([Feature.count(1), .reset, .count(3)].compactMap(\.count) == [1, 3])
  }

  @Test("'is' tests for a case at any depth")
  func isCase() {
    let feature = Feature.nested(.text("Hello"))
    #expect(feature.is(\.nested))
    #expect(feature.is(\.nested.text))
    #expect(!feature.is(\.nested.off))
    #expect(!feature.is(\.reset))
    #expect(Feature.reset.is(\.reset))
  }

  @Test("a case key path can be a pattern in a switch")
  func pattern() {
    func name(_ feature: Feature) -> String {
      switch feature {
      case \.nested.text: "text"
      case \.count: "count"
      default: "other"
      }
    }
    #expect(name(.nested(.text(""))) == "text")
    #expect(name(.count(1)) == "count")
    #expect(name(.nested(.off)) == "other")
  }

  @Test("writing by key path or name changes only the current case")
  func write() {
    var feature = Feature.count(1)
    feature[case: \.count] = 2
    #expect(feature == .count(2))
    feature[case: \.labelled] = 3
    #expect(feature == .count(2))
    feature.count = 4
    #expect(feature == .count(4))
    feature.labelled = 5
    #expect(feature == .count(4))
    feature = .nested(.text("a"))
    feature[case: \.nested.text] = "b"
    #expect(feature == .nested(.text("b")))
  }

  @Test("'case' returns the key path of the current case")
  func currentCase() {
    #expect(Feature.count(1).case == \.count)
    #expect(Feature.default.case == \.default)
    #expect(Feature.again(.count(1)).case == \.again)
  }

  @Test("all case paths are listed in declaration order")
  func iteration() {
    #expect(
      Array(Feature.allCasePaths) == [
        \.count, \.rename, \.labelled, \.reset, \.default, \.nested, \.again, \.first, \.second,
      ])
    #expect(Array(Empty.allCasePaths).isEmpty)
    #if DEBUG
    #expect(Array(Conditional.allCasePaths) == [\.always, \.debug])
    #else
    #expect(Array(Conditional.allCasePaths) == [\.always, \.release])
    #endif
  }

  @Test("generic enums have case paths, even with a parameter named 'Element'")
  func generics() {
    let value = Generic<Int, Never>.elements([1, 2])
    #expect(value[case: \.elements] == [1, 2])
    #expect(Generic<Int, Never>.me(value)[case: \.me.elements] == [1, 2])
  }

  @Test("cases can be named like members of Sequence")
  func shadowing() {
    #expect(Shadowing.map(1)[case: \.map] == 1)
    #expect(Shadowing.filter(1).is(\.filter))
    #expect(Shadowing.lazy.is(\.lazy))
    #expect(Shadowing.underestimatedCount(1)[case: \.underestimatedCount] == 1)
    #expect(Array(Shadowing.allCasePaths).count == 7)
  }

  @Test("the case 'never' never extracts a value")
  func never() {
    #expect(Feature.reset[case: \.never] == nil)
    #expect(!Feature.count(1).is(\.never))
    #expect(!Feature.count(1).is(\.nested.never))
    #expect(AnyCasePath(\Feature.Cases.never).extract(from: .reset) == nil)
  }
}

struct PartialCaseKeyPathTests {
  @Test("a partial case key path extracts a value as Any")
  func read() {
    let paths: [PartialCaseKeyPath<Feature>] = [\.count, \.nested.text]
    #expect(Feature.count(1)[case: paths[0]] as? Int == 1)
    #expect(Feature.count(1)[case: paths[1]] == nil)
    #expect(Feature.nested(.text("a"))[case: paths[1]] as? String == "a")
  }

  @Test("a partial case key path embeds only values of its case's type")
  func embed() {
    let path: PartialCaseKeyPath<Feature> = \.count
    #expect(path(1 as Any) == Feature.count(1))
    #expect(path("1" as Any) == Feature?.none)
  }
}
#endif
