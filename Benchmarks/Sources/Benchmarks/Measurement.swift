import AllocationCounter

/// What an operation takes.
struct Measurement: Codable {
  let name: String
  /// The median of all rounds.
  let nanoseconds: Double
  /// The fastest and the slowest round.
  let fastest: Double
  let slowest: Double
  /// Allocations, where they can be counted.
  let allocations: Double?
  /// What the original library takes.
  let reference: Double?
  /// What it may take.
  var bar: Double?
}

/// Measures operations.
struct Measurer {
  var rounds = 11
  var milliseconds = 20

  @MainActor
  func measure(_ operation: Operation) async -> Measurement {
    let work = operation.prepare()
    let clock = ContinuousClock()
    func time(_ count: Int) async -> Double {
      let start = clock.now
      await work.run(count)
      return nanoseconds(clock.now - start)
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
    let number = Double(count) * Double(work.operationsPerRun)
    var times: [Double] = []
    for _ in 0..<rounds { times.append(await time(count) / number) }
    times.sort()
    return Measurement(
      name: operation.title, nanoseconds: times[times.count / 2], fastest: times[0],
      slowest: times[times.count - 1],
      allocations: allocations < 0 ? nil : Double(allocations) / number,
      reference: operation.reference,
      bar: operation.bar.flatMap { if case .nanoseconds(let bar) = $0 { bar } else { nil } })
  }
}

func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}
