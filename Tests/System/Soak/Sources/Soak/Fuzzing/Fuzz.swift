@_spi(Internals) import ComposableCore
import Foundation

/// Runs random scripts through every kind of store and a model; `fuzz [--runs N] [--seed S]`.
///
/// - Returns: Whether no store differs from the model. One that does is printed with the seed and the
///   shortest script that shows it.
@MainActor
func runFuzz(_ arguments: [String]) async -> Bool {
  func option(_ name: String) -> Int? {
    arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }.flatMap { Int($0) }
  }
  let first = option("--seed") ?? Int.random(in: 0..<1_000_000_000)
  let runs = option("--runs") ?? 10_000
  report("\(runs) runs, seeds \(first) to \(first + runs - 1)")
  let start = ContinuousClock.now
  var steps = 0
  for seed in first..<(first + runs) {
    let script = Generator.script(seed: seed)
    steps += script.steps.count
    if let difference = await Check.run(script, limit: .seconds(10)) {
      await reportFailure(of: script, difference, seed: seed)
      return false
    }
    if (seed - first + 1).isMultiple(of: 10_000) { report("\(seed - first + 1) runs") }
  }
  report(
    "ok: \(runs) runs of \(steps) steps in \(Int((ContinuousClock.now - start) / .seconds(1))) s")
  return true
}

@MainActor
private func reportFailure(of script: Script, _ difference: Check.Difference, seed: Int) async {
  report("FAILED: seed \(seed)\n\(difference)\n")
  var (script, difference) = (script, difference)
  // Steps after the difference do not matter, nor do some of the steps before it.
  script.steps.removeLast(max(0, script.steps.count - 1 - difference.step))
  var size = max(1, script.steps.count / 2)
  while size >= 1 {
    var start = script.steps.count - size
    while start >= 0 {
      let shorter = script.removing(start..<(start + size))
      if let other = await Check.run(shorter, limit: .milliseconds(300)) {
        (script, difference) = (shorter, other)
        script.steps.removeLast(max(0, script.steps.count - 1 - other.step))
      }
      start = min(start, script.steps.count) - size
    }
    size /= 2
  }
  report("The shortest script found:")
  for (index, step) in script.steps.enumerated() { report("  \(index): \(step)") }
  report("\(difference)")
}

extension Script {
  /// Returns the script without some steps; those that cancel others go along with them.
  fileprivate func removing(_ range: Range<Int>) -> Script {
    var script = self
    script.steps = steps.indices.filter { !range.contains($0) }.compactMap { index in
      guard case .cancel(let step) = steps[index] else { return steps[index] }
      if range.contains(step) { return nil }
      return .cancel(step: step - range.count { $0 < step })
    }
    return script
  }
}
