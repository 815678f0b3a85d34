#if Macros
@_spi(Internals) import CasePaths
import Testing

struct XCTModifyTests {
  @Test("'XCTModify' changes values by optional, case key path and case path")
  func modify() {
    var optional: Int? = 1
    XCTModify(&optional) { $0 += 1 }
    #expect(optional == 2)
    var feature = Feature.count(1)
    XCTModify(&feature, case: \.count) { $0 += 1 }
    #expect(feature == .count(2))
    XCTModify(&feature, case: /Feature.count) { $0 += 1 }
    #expect(feature == .count(3))
  }

  @Test("'XCTModify' fails for a nil optional")
  func absent() {
    var optional: Int?
    withKnownIssue {
      XCTModify(&optional) { $0 += 1 }
    } matching: {
      $0.comments == [
        """
        "XCTModify" expected an optional to hold 'Int', but it is nil.

        To fix this, expect no value, or find out why there is none.
        """
      ]
    }
    #expect(optional == nil)
  }

  @Test("'XCTModify' fails for another case, with the given note")
  func otherCase() {
    var feature = Feature.reset
    withKnownIssue {
      XCTModify(&feature, case: \.count, "after counting") { $0 += 1 }
    } matching: {
      $0.comments == [
        """
        "XCTModify" expected a case that holds 'Int', but got another.

          Note: after counting

          Value: reset

        To fix this, expect the case that the value is in, or find out why it is in that case.
        """
      ]
    }
    #expect(feature == .reset)
  }

  @Test("'XCTModify' fails without a change in an exhaustive test only")
  func unmodified() {
    var feature = Feature.count(1)
    withKnownIssue {
      XCTModify(&feature, case: \.count) { $0 = 1 }
    } matching: {
      $0.comments == [
        """
        "XCTModify" expected its closure to change a value, but the value is as before.

          Value: 1

        To fix this, remove the call if nothing changes, or assert the change in the closure.
        """
      ]
    }
    XCTModifyLocals.$isExhaustive.withValue(false) {
      XCTModify(&feature, case: \.count) { $0 = 1 }
    }
    #expect(feature == .count(1))
  }

  @Test("an error thrown in 'XCTModify' is reported, and its changes are kept")
  func throwing() {
    struct Failure: Error {}
    var optional: Int? = 1
    withKnownIssue {
      XCTModify(&optional) {
        $0 = 2
        throw Failure()
      }
    } matching: {
      $0.error is Failure
    }
    #expect(optional == 2)
  }

  @Test("'XCTUnwrap' returns the value of a case, or fails and throws")
  @available(*, deprecated)
  func unwrap() throws {
    #expect(try XCTUnwrap(Feature.count(1), case: /Feature.count) == 1)
    withKnownIssue {
      let error = #expect(throws: CaseExtractionError.self) {
        try XCTUnwrap(Feature.reset, case: /Feature.count)
      }
      #expect(
        error?.description == "A 'Int' cannot be extracted from 'reset', which is in another case")
    } matching: {
      $0.comments == [
        """
        "XCTUnwrap" expected a case that holds 'Int', but got another.

          Value: reset

        To fix this, expect the case that the value is in, or find out why it is in that case.
        """
      ]
    }
  }
}
#endif
