import Testing

@testable import ComposableCore

struct TaskResultTests {
  private struct Plain: Error {}
  private struct OtherPlain: Error {}
  private struct Comparable_: Error, Equatable { var code: Int }
  private struct Hashable_: Error, Hashable { var code: Int }
  @available(*, deprecated)
  private typealias IntResult = TaskResult<Int>

  @Test("TaskResult captures an operation's value or thrown error")
  @available(*, deprecated)
  func catching() async throws {
    let success = await TaskResult { 42 }
    #expect(success == .success(42))
    #expect(try success.value == 42)
    let failure = await TaskResult<Int> { throw Hashable_(code: 1) }
    #expect(failure == .failure(Hashable_(code: 1)))
    #expect(throws: Hashable_(code: 1)) { try failure.value }
  }

  @Test("TaskResult converts to and from Result")
  @available(*, deprecated)
  func result() throws {
    #expect(IntResult(Result<Int, Plain>.success(1)) == .success(1))
    #expect(
      IntResult(Result<Int, Hashable_>.failure(Hashable_(code: 1)))
        == .failure(Hashable_(code: 1)))
    #expect(try Result(IntResult.success(1)).get() == 1)
    #expect(throws: Plain.self) { try Result(IntResult.failure(Plain())).get() }
  }

  @Test("map and flatMap transform TaskResult's value and keep its error")
  @available(*, deprecated)
  func map() {
    #expect(IntResult.success(1).map(String.init) == .success("1"))
    let failure = IntResult.failure(Hashable_(code: 1))
    #expect(failure.map(String.init) == .failure(Hashable_(code: 1)))
    #expect(IntResult.success(1).flatMap { _ in failure } == failure)
    #expect(failure.flatMap { _ in IntResult.success(1) } == failure)
  }

  @Test("TaskResult has case paths for success and failure")
  @available(*, deprecated)
  func casePaths() {
    #expect(IntResult.success(1)[case: \.success] == 1)
    #expect(IntResult.success(1).is(\.failure) == false)
    #expect(IntResult.failure(Plain())[case: \.failure] is Plain)
  }

  @Test("TaskResult failures are equal if their Equatable errors are")
  @available(*, deprecated)
  func equality() {
    #expect(IntResult.failure(Comparable_(code: 1)) == .failure(Comparable_(code: 1)))
    #expect(IntResult.failure(Comparable_(code: 1)) != .failure(Comparable_(code: 2)))
    #expect(IntResult.failure(Comparable_(code: 1)) != .failure(Hashable_(code: 1)))
    #expect(IntResult.failure(Plain()) != .failure(OtherPlain()))
    #expect(IntResult.failure(Plain()) != .success(1))
    #expect(Set([IntResult.success(1), .success(1), .failure(Hashable_(code: 1))]).count == 2)
  }

  @Test("comparing TaskResult errors that are not Equatable is reported")
  @available(*, deprecated)
  func notEquatable() {
    withKnownIssue {
      #expect(IntResult.failure(Plain()) != .failure(Plain()))
    } matching: { issue in
      issue.description.hasSuffix(
        """
        A failure of a "TaskResult" was compared, but its error is not "Equatable".

          Error:
            TaskResultTests.Plain

        It counts as different from itself.

        To fix this, conform the error to "Equatable", or use "Result" in place of "TaskResult".
        """)
    }
  }

  @Test("hashing a TaskResult error that is not Hashable is reported")
  @available(*, deprecated)
  func notHashable() {
    withKnownIssue {
      _ = IntResult.failure(Comparable_(code: 1)).hashValue
    } matching: { issue in
      issue.description.hasSuffix(
        """
        A failure of a "TaskResult" was hashed, but its error is not "Hashable".

          Error:
            TaskResultTests.Comparable_

        It counts as any other error of its type.

        To fix this, conform the error to "Hashable", or use "Result" in place of "TaskResult".
        """)
    }
  }

  @Test("comparing TaskResult reports nothing while a diff is computed")
  @available(*, deprecated)
  func silence() {
    TaskResultIssues.$isReporting.withValue(false) {
      #expect(IntResult.failure(Plain()) != .failure(Plain()))
      #expect(
        IntResult.failure(Comparable_(code: 1)).hashValue
          == IntResult.failure(Comparable_(code: 2)).hashValue)
    }
  }
}
