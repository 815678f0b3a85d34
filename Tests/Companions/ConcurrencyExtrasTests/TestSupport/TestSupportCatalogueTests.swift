import ConcurrencyExtrasTestSupport
import Testing

// The code of the first page of the catalogue of ConcurrencyExtrasTestSupport.

// quoted: trait
private enum Request {
  @TaskLocal static var id = "none"
}

private let requestID = Request.$id

@Test("a trait binds a task-local value", .taskLocal(requestID, "42"))
private func boundID() {
  #expect(Request.id == "42")
}
// end
