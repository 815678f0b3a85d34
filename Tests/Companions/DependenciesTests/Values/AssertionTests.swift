import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Dependencies
import Testing

/// Assertions as dependencies.
struct AssertionTests {
  @Dependency(\.assert) var assert
  @Dependency(\.precondition) var precondition
  @Dependency(\.assertionFailure) var assertionFailure

  private func message(_ name: String) -> String {
    """
    @Dependency(\\.\(name)) got a failure

    In a running application this would trap. To fix this, find the cause of the failure, or \
    override the dependency if the test expects the failure.
    """
  }

  @Test("assertions that hold report nothing and build no message")
  func success() {
    func unexpected() -> String {
      Issue.record("The message was made")
      return ""
    }
    #expect(
      issues {
        assert(true, unexpected())
        precondition(true, unexpected())
        precondition(1 + 1 == 2)
      } == [])
  }

  @Test("failed assertions in a test are issues at their own line")
  func failure() {
    #expect(
      issues {
        assert(false, "Count is -1")
        assert(false)
        precondition(false)
        assertionFailure("Never")
        assertionFailure()
      } == [
        message("assert").replacing("failure\n", with: "failure: Count is -1\n"),
        message("assert").replacing("failure\n", with: "failure.\n"),
        message("precondition").replacing("failure\n", with: "failure.\n"),
        message("assertionFailure").replacing("failure\n", with: "failure: Never\n"),
        message("assertionFailure").replacing("failure\n", with: "failure.\n"),
      ])
    let line = #line + 2
    withKnownIssue {
      precondition(false)
    } matching: {
      $0.sourceLocation?.line == line && $0.sourceLocation?.fileID.hasSuffix("Tests.swift") == true
    }
  }

  @Test("assertion dependencies can be overridden")
  func override() {
    struct Silence: AssertionEffect {
      func callAsFunction(
        _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
        file: StaticString, line: UInt
      ) {}
    }
    final class Counter: AssertionFailureEffect {
      let messages = LockIsolated<[String]>([])
      func callAsFunction(
        _ message: @autoclosure () -> String, file: StaticString, line: UInt
      ) {
        let message = message()
        messages.withValue { $0.append(message) }
      }
    }
    let counter = Counter()
    withDependencies {
      $0.assert = Silence()
      $0.assertionFailure = counter
    } operation: {
      #expect(issues { assert(false) } == [])
      #expect(
        issues {
          assertionFailure("Never")
          assertionFailure()
        } == [])
    }
    #expect(counter.messages.value == ["Never", ""])
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  @Test("failed assertions trap in a running app", .urgent)
  func live() async {
    await #expect(processExitsWith: .failure) {
      DependencyValues.live.precondition(false)
    }
    await #expect(processExitsWith: .success) {
      DependencyValues.live.precondition(true)
      DependencyValues.live.assert(true)
    }
  }
  #endif
}
