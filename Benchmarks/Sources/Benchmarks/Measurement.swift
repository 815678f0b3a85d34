import AllocationCounter

/// The time and the allocations of an operation.
struct Measurement: Codable {
  let name: String
  /// The median of all rounds.
  let nanoseconds: Double
  /// The same at the speed of the machine that the reference was measured on.
  var adjusted: Double?
  /// The fastest and the slowest round.
  let fastest: Double
  let slowest: Double
  /// Allocations, where they can be counted.
  let allocations: Double?
  /// The time of the original library, in nanoseconds.
  let reference: Double?
  /// The longest time allowed here.
  var bar: Double?
  /// The longest time allowed at the speed of the machine that the reference was measured on.
  var adjustedBar: Double?

  /// Creates a measurement from what an operation took, round for round.
  init(of operation: Operation, _ rounds: Rounds) {
    let times = rounds.nanoseconds.sorted()
    name = operation.title
    nanoseconds = times[times.count / 2]
    fastest = times[0]
    slowest = times[times.count - 1]
    allocations = rounds.allocations
    reference = operation.reference
  }
}

/// The measured rounds of one operation.
struct Rounds {
  /// The time that one operation took, per round.
  var nanoseconds: [Double] = []
  /// The allocations of one operation, where they can be counted.
  let allocations: Double?
}

/// Measures operations.
struct Measurer {
  var rounds = 11
  var milliseconds = 20
  /// The time since a fixed moment.
  var now: () -> Duration = wallTime

  @MainActor
  func measure(_ operation: Operation) async -> Measurement {
    Measurement(of: operation, await run(operation))
  }

  /// Runs an operation for as many rounds as there are to be.
  @MainActor
  func run(_ operation: Operation) async -> Rounds {
    let work = operation.prepare()
    func time(_ count: Int) async -> Double {
      let start = now()
      await work.run(count)
      let elapsed = nanoseconds(now() - start)
      work.cleanUp()
      return elapsed
    }
    var count = 1
    let target = Double(milliseconds) * 1e6
    // Also what warms up.
    while true {
      let elapsed = await time(count)
      if elapsed >= target / 4 || count >= 1 << 24 {
        count = max(1, Int(Double(count) * target / max(elapsed, 1)))
        break
      }
      count *= 4
    }
    allocation_counter_start()
    await work.run(count)
    let allocations = allocation_counter_stop()
    work.cleanUp()
    let number = Double(count) * Double(work.operationsPerRun)
    var result = Rounds(allocations: allocations < 0 ? nil : Double(allocations) / number)
    for _ in 0..<rounds { result.nanoseconds.append(await time(count) / number) }
    return result
  }
}

private let start = ContinuousClock.now

private func wallTime() -> Duration { ContinuousClock.now - start }

func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}
