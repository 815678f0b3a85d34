import ConcurrencyExtrasTestSupport
import Testing

struct UrgentTraitTests {
  @TaskLocal private static var number = 0

  @Test("the urgent trait raises priority, keeps task-local values and rethrows")
  func priority() async throws {
    struct Failure: Error {}
    let test = try #require(Test.current)
    await Self.$number.withValue(1) {
      await #expect(throws: Failure.self) {
        try await UrgentTrait().provideScope(for: test, testCase: nil) {
          #expect(Task.basePriority == .high)
          #expect(Self.number == 1)
          throw Failure()
        }
      }
    }
  }

  @Test("a suite's urgent trait applies to each of its tests")
  func recursion() {
    #expect(UrgentTrait().isRecursive)
  }
}
