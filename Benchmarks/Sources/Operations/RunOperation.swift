/// Runs a synchronous operation a fixed number of times, under a tool that counts instructions.
///
/// For the tools of two packages, each of which compiles this folder.
///
/// - Returns: Why the operation cannot be run; `nil` if it was.
@MainActor
package func runOperation(_ name: String, count: Int) -> String? {
  guard let operation = Operation.all.first(where: { $0.title == name }) else {
    return "There is no operation '\(name)'"
  }
  guard case .sync(let run) = operation.prepare().function else {
    return "The operation '\(name)' is asynchronous"
  }
  run(count)
  return nil
}
