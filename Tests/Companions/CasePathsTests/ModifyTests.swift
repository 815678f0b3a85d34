#if Macros
import CasePaths
import Testing

struct ModifyTests {
  @Test("'modify' changes the value of the current case in place")
  func modify() {
    var feature = Feature.nested(.text("a"))
    feature.modify(\.nested.text) { $0 += "b" }
    #expect(feature == .nested(.text("ab")))
  }

  @Test("'modify' in another case reports an issue and changes nothing")
  func modifyOther() {
    var feature = Feature.count(1)
    var called = false
    withKnownIssue {
      feature.modify(\.labelled) { _ in called = true }
    } matching: {
      $0.comments == [
        """
        "modify" was called for a case that holds 'Int', on a value in another case.

          Value: count(1)

        To fix this, check the case first, with "is" or "if case".
        """
      ]
    }
    #expect(feature == .count(1))
    #expect(!called)
  }

  @Test("'modify' of a nil optional enum, or of another case, is reported")
  func modifyOptional() {
    var feature: Feature?
    withKnownIssue {
      feature.modify(\.labelled) { $0 += 1 }
    } matching: {
      $0.comments.first?.rawValue.contains("Value: nil") == true
    }
    #expect(feature == nil)
  }

  @Test("'modify' does not copy a collection in the case")
  func inPlace() {
    var value = Generic<Int, Never>.elements(Array(0..<100))
    let before = value[case: \.elements]?.withUnsafeBufferPointer(\.baseAddress)
    value.modify(\.elements) { $0[0] = 42 }
    let after = value[case: \.elements]?.withUnsafeBufferPointer(\.baseAddress)
    #expect(before == after)
    #expect(value[case: \.elements]?.first == 42)
  }
}
#endif
