/// Runs a synchronous operation a fixed number of times, under a tool that counts instructions.
///
/// For the tool of the package around this one, which compiles this folder too.
///
/// - Returns: Why the operation cannot be run; `nil` if it was.
@MainActor
package func runOperation(_ name: String, count: Int) -> String? {
  runOperation(name, of: Operation.all, count: count)
}

/// Runs one of several operations a fixed number of times.
@MainActor
func runOperation(_ name: String, of operations: [Operation], count: Int) -> String? {
  guard let operation = operations.first(where: { $0.title == name }) else {
    return "There is no operation '\(name)'"
  }
  guard case .sync(_, let run) = operation.prepare() else {
    return "The operation '\(name)' is asynchronous"
  }
  run(count)
  return nil
}
