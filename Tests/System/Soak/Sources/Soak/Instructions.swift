import ComposableSoakOperations

/// Runs an operation of the benchmarks a fixed number of times, under a tool that counts instructions.
@MainActor
func runInstructions(_ arguments: [String]) -> Bool {
  guard arguments.count == 2, let count = Int(arguments[1]) else {
    report("Usage: ComposableSoak instructions NAME COUNT")
    return false
  }
  let failure = runOperation(arguments[0], count: count)
  if let failure { report(failure) }
  return failure == nil
}
