#if Macros
import CasePaths
import Testing

/// The names of the cases that a case key path leads through.
struct CaseLabelTests {
  @Test("a case key path is named by its cases, at any depth")
  func names() {
    #expect(caseLabel(of: \Feature.Cases.count) == ".count(_:)")
    #expect(caseLabel(of: \Feature.Cases.rename) == ".rename(_:)")
    #expect(caseLabel(of: \Feature.Cases.reset) == ".reset")
    #expect(caseLabel(of: \Feature.Cases.default) == ".default")
    #expect(caseLabel(of: \Feature.Cases.second) == ".second(_:)")
    #expect(caseLabel(of: \Feature.Cases.nested.off) == ".nested(.off)")
    #expect(
      caseLabel(of: \Feature.Cases.again.again.nested.text) == ".again(.again(.nested(.text(_:))))")
  }

  @Test("a generic enum's cases are named")
  func generic() {
    #expect(caseLabel(of: \Generic<Int, Never>.Cases.elements) == ".elements(_:)")
    #expect(caseLabel(of: \Feature.Nested?.Cases.some) != nil)
  }

  @Test("a key path that is not among the listed cases has no name")
  func unknown() {
    #expect(caseLabel(of: \Feature.Cases.never) == nil)
    #expect(caseLabel(of: \Feature.Cases.self) == nil)
  }
}
#endif
