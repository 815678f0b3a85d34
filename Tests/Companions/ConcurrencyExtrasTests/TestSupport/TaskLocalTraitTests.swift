import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Testing

private enum Request {
  @TaskLocal static var userID = 0
  @TaskLocal static var log: LockIsolated<[Int]>?
}

// An attribute cannot name what another macro of the same module has written.
private let userID = Request.$userID
private let log = Request.$log

@Suite("The task-local trait", .taskLocal(userID, 1))
struct TaskLocalTraitTests {
  let userIDAtCreation = Request.userID

  @Test("a suite's task-local trait applies to its tests and its creation")
  func suite() async {
    #expect(Request.userID == 1)
    #expect(userIDAtCreation == 1)
    #expect(await Task { Request.userID }.value == 1)
  }

  @Test("a test's task-local trait overrides its suite's", .taskLocal(userID, 2))
  func test() {
    #expect(Request.userID == 2)
  }

  @Test(
    "a task-local trait evaluates its value for each argument", .taskLocal(log, LockIsolated([])),
    arguments: 1...10)
  func arguments(_ argument: Int) {
    Request.log?.withValue { $0.append(argument) }
    #expect(Request.log?.value == [argument])
  }
}
