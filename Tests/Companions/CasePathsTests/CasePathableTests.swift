#if Macros
import CasePaths
import Testing

@Suite struct CasePathableTests {
  @Test("a case key path reads the value of its case and no other")
  func read() {
    let feature = Feature.count(42)
    #expect(feature[case: \.count] == 42)
    #expect(feature[case: \.labelled] == nil)
    #expect(feature[case: \.default] == nil)
    #expect(Feature.default[case: \.default] != nil)
  }

  @Test("a case with several values is a tuple with their labels")
  func tuples() throws {
    let value = try #require(Feature.rename("Mina", at: 1)[case: \.rename])
    #expect(value.0 == "Mina")
    #expect(value.at == 1)
    #expect((\Feature.Cases.rename)(("Mina", at: 2)) == .rename("Mina", at: 2))
  }

  @Test("key paths lead through nested enums")
  func nested() {
    let feature = Feature.nested(.text("Hello"))
    #expect(feature[case: \.nested.text] == .some("Hello"))
    #expect(feature[case: \.nested.off] == nil)
    #expect(Feature.again(.again(feature))[case: \.again.again.nested.text] == .some("Hello"))
    #expect(Feature.count(1)[case: \.nested.text] == nil)
    #expect((\Feature.Cases.again.nested.text)("Hi") == .again(.nested(.text("Hi"))))
  }

  @Test("key paths append, and are equal when they lead to the same case")
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

  @Test("a key path embeds a value, or nothing in a case without one")
  func embed() {
    #expect((\Feature.Cases.count)(1) == .count(1))
    #expect((\Feature.Cases.labelled)(1) == .labelled(id: 1))
    #expect((\Feature.Cases.reset)() == .reset)
    #expect((\Feature.Cases.nested.off)() == .nested(.off))
  }

  @Test("the key path to itself reads and embeds the whole value")
  func identityPath() {
    let path: CaseKeyPath<Feature, Feature> = \.self
    #expect(Feature.reset[case: path] == .reset)
    #expect(path(.count(1)) == .count(1))
  }

  @Test("a case can be read as a member when the enum looks members up")
  func dynamicMember() {
    let feature = Feature.nested(.text("Hello"))
    #expect(feature.nested?.text == "Hello")
    #expect(feature.count == nil)
    #expect([Feature.count(1), .reset, .count(3)].compactMap(\.count) == [1, 3])
  }

  @Test("'is' tells the case, at any depth")
  func isCase() {
    let feature = Feature.nested(.text("Hello"))
    #expect(feature.is(\.nested))
    #expect(feature.is(\.nested.text))
    #expect(!feature.is(\.nested.off))
    #expect(!feature.is(\.reset))
    #expect(Feature.reset.is(\.reset))
  }

  @Test("a key path is a pattern")
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

  @Test("a case is written by key path or by name, but only if it is current")
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

  @Test("'case' names the current case")
  func currentCase() {
    #expect(Feature.count(1).case == \.count)
    #expect(Feature.default.case == \.default)
    #expect(Feature.again(.count(1)).case == \.again)
  }

  @Test("the paths to all cases can be enumerated in the order of their declaration")
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

  @Test("generic enums have case paths, also when 'Element' is one of their types")
  func generics() {
    let value = Generic<Int, Never>.elements([1, 2])
    #expect(value[case: \.elements] == [1, 2])
    #expect(Generic<Int, Never>.me(value)[case: \.me.elements] == [1, 2])
  }

  @Test("cases may have the names of what every sequence has")
  func shadowing() {
    #expect(Shadowing.map(1)[case: \.map] == 1)
    #expect(Shadowing.filter(1).is(\.filter))
    #expect(Shadowing.lazy.is(\.lazy))
    #expect(Shadowing.underestimatedCount(1)[case: \.underestimatedCount] == 1)
    #expect(Array(Shadowing.allCasePaths).count == 7)
  }

  @Test("no value is in the case 'never'")
  func never() {
    #expect(Feature.reset[case: \.never] == nil)
    #expect(!Feature.count(1).is(\.never))
    #expect(!Feature.count(1).is(\.nested.never))
    #expect(AnyCasePath(\Feature.Cases.never).extract(from: .reset) == nil)
  }
}

@Suite struct PartialCaseKeyPathTests {
  @Test("a partial key path reads a value of any type")
  func read() {
    let paths: [PartialCaseKeyPath<Feature>] = [\.count, \.nested.text]
    #expect(Feature.count(1)[case: paths[0]] as? Int == 1)
    #expect(Feature.count(1)[case: paths[1]] == nil)
    #expect(Feature.nested(.text("a"))[case: paths[1]] as? String == "a")
  }

  @Test("a partial key path embeds a value of the right type only")
  func embed() {
    let path: PartialCaseKeyPath<Feature> = \.count
    #expect(path(1 as Any) == Feature.count(1))
    #expect(path("1" as Any) == Feature?.none)
  }
}
#endif
