import ArgumentParser
import Foundation

/// Measures how the cost of an operation grows with the size of something.
struct Curves: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures how costs grow, in processor time, by the fastest round of each point.")

  @Argument(help: "Curves to measure: parts of their names. All if none is given.")
  var curves: [String] = []

  @Option(help: "The folder to draw the curves of 'send' to.")
  var pictures: String?

  @Option(help: "How many times to measure each point.")
  var rounds = 7

  @Option(help: "The largest size to measure.")
  var largest = 100_000

  @MainActor
  func run() async throws {
    let measurer = Measurer(rounds: rounds, milliseconds: 10, now: processorTime)
    for curve in Curve.all where isChosen(curve) {
      var points: [(x: Double, y: Double)] = []
      for size in curve.sizes where size <= largest {
        let operation = Operation(curve.group, "\(curve.name)-\(size)") { curve.prepare(size) }
        let result = await measurer.measure(operation)
        points.append((Double(size), result.fastest))
        print("\(curve.title) \(size): \(Int(result.fastest)) ns")
      }
      guard let pictures, let caption = curve.caption else { continue }
      let picture = Plot(title: caption, points: points, isLogarithmic: curve.isLogarithmic)
      try picture.svg.write(
        to: URL(fileURLWithPath: pictures)
          .appendingPathComponent("\(curve.group)-\(curve.name).svg"),
        atomically: true, encoding: .utf8)
    }
  }

  private func isChosen(_ curve: Curve) -> Bool {
    curves.isEmpty || curves.contains { curve.title.contains($0) }
  }
}

/// The processor time of this process so far, which other processes do not disturb.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
