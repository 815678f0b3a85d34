// Checks that take too long, or too unusual a thread, for a unit test. Run in release:
// `ComposableSoak memory` sends a million actions; `ComposableSoak stack` goes deep on a small stack;
// `ComposableSoak wrong-tests` times how long it takes a wrong test to fail.

import Foundation

switch CommandLine.arguments.dropFirst().first {
case "memory":
  exit(await checkMemory() ? 0 : 1)
case "stack":
  exit(await checkStack() ? 0 : 1)
case "wrong-tests":
  exit(await checkWrongTests() ? 0 : 1)
default:
  report("Usage: ComposableSoak memory|stack|wrong-tests")
  exit(2)
}
