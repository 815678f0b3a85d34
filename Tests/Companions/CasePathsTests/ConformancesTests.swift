#if Macros
import CasePaths
import Testing

struct ConformancesTests {
  @Test("an optional has the cases 'none' and 'some'")
  func optional() {
    #expect(Int?.some(1)[case: \.some] == 1)
    #expect(Int?.none[case: \.some] == nil)
    let (nothing, one) = (Int?.none, Int?.some(1))
    #expect(nothing.is(\.none))
    #expect(!one.is(\.none))
    let some: CaseKeyPath<Int?, Int> = \.some
    #expect(some(1) == 1)
    #expect((\Int?.Cases.none)() == Int?.none)
    #expect(Int?.none.case == \.none)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
  }

  @Test("case key paths extract through an optional")
  func throughOptional() {
    let feature: Feature? = .nested(.text("a"))
    #expect(feature[case: \.some.nested.text] == .some("a"))
    #expect(feature[case: \.nested] == .some(.text("a")))
    #expect(feature[case: \.labelled] == nil)
    #expect(Feature?.none[case: \.labelled] == nil)
    #expect(feature.is(\.nested.text))
    #expect(!feature.is(\.nested.off))
    let nothing: Feature? = nil
    #expect(!nothing.is(\.nested))
  }

  @Test("'modify' changes a case of an optional enum in place")
  func modifyOptional() {
    var feature: Feature? = .labelled(id: 1)
    feature.modify(\.labelled) { $0 += 1 }
    #expect(feature == .labelled(id: 2))
    feature.modify(\.some.labelled) { $0 += 1 }
    #expect(feature == .labelled(id: 3))
  }

  @Test("a result has the cases 'success' and 'failure'")
  func result() {
    struct Failure: Error, Equatable {}
    let success = Result<Int, Failure>.success(1)
    let failure = Result<Int, Failure>.failure(Failure())
    #expect(success[case: \.success] == 1)
    #expect(success[case: \.failure] == nil)
    #expect(failure[case: \.failure] == Failure())
    #expect((\Result<Int, Failure>.Cases.success)(1) == success)
    #expect(failure.case == \.failure)
    #expect(Array(Result<Int, Failure>.allCasePaths) == [\.success, \.failure])
  }

  @Test("'Never' has no cases")
  func never() {
    #expect(Array(Never.allCasePaths).isEmpty)
  }
}
#endif
