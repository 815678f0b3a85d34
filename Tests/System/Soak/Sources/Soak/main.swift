// Checks that take too long, or too unusual a thread, for a unit test. Run in release:
// `ComposableSoak memory` sends a million actions; `ComposableSoak stack` goes deep on a small stack;
// `ComposableSoak fuzz [--runs N] [--seed S]` compares stores with a model, in random scripts;
// `ComposableSoak wrong-tests` times how long it takes a wrong test to fail; `ComposableSoak wrong-test`
// lets one fail where no test framework runs;
// `ComposableSoak instructions NAME COUNT` is what `Scripts/measure/check-performance` counts;
// `ComposableSoak serve ROWS [views|texts|stores]` is what `Benchmarks/RoundTrip/rows.py` measures;
// `ComposableSoak visitors [OPTION NUMBER]...` is what `Scripts/checks/abuse` attacks.

import ComposableSoakOperations
import Dispatch
import Foundation

let arguments = CommandLine.arguments.dropFirst()

/// Runs a check, and ends the process with what comes of it.
func run(_ check: @escaping @Sendable () async -> Bool) -> Never {
  Task { exit(await check() ? 0 : 1) }
  dispatchMain()
}

switch arguments.first {
case "memory":
  run { await checkMemory() }
case "stack":
  run { await checkStack() }
case "fuzz":
  let options = Array(arguments.dropFirst())
  run { await runFuzz(options) }
case "wrong-tests":
  run { await checkWrongTests() }
case "wrong-test":
  run {
    await runWrongTest()
    return true
  }
case "instructions":
  // Without an asynchronous main function, for tools that cannot follow where that goes.
  exit(runInstructions(Array(arguments.dropFirst())) ? 0 : 1)
case "serve":
  let options = Array(arguments.dropFirst())
  let rows = options.first.flatMap { Int($0) } ?? 1_000
  let kind = options.dropFirst().first.flatMap { RowKind(rawValue: $0) } ?? .views
  run { await serveRows(rows, kind: kind) }
case "visitors":
  let options = Array(arguments.dropFirst())
  run { await serveVisitors(options) }
default:
  report(
    "Usage: ComposableSoak memory|stack|fuzz|wrong-tests|wrong-test|instructions|serve|visitors")
  exit(2)
}
