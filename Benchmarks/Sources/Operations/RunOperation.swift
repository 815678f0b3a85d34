import Foundation

/// Runs an operation a fixed number of times, under a tool that counts instructions.
///
/// For the tools of two packages, each of which compiles this folder.
///
/// - Returns: Why the operation cannot be run; `nil` if it was.
@MainActor
package func runOperation(_ name: String, count: Int) -> String? {
  guard let operation = Operation.all.first(where: { $0.title == name }) else {
    return "There is no operation '\(name)'"
  }
  switch operation.prepare().function {
  case .sync(let run):
    run(count)
  case .async(let run):
    var isDone = false
    Task {
      await run(count)
      isDone = true
    }
    while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
  return nil
}
