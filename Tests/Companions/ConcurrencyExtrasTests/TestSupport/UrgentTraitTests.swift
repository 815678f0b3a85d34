import ConcurrencyExtrasTestSupport
import Testing

@Suite("The urgent trait")
struct UrgentTraitTests {
  @TaskLocal private static var number = 0

  @Test("runs a test with high priority, and hands down its errors and task-local values")
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

  @Test("of a suite holds for every test in it")
  func recursion() {
    #expect(UrgentTrait().isRecursive)
  }
}
