import ArgumentParser
import Foundation

/// Prints the table.
struct Table: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what every operation takes beside what it took in the original, and its bar.")

  @Argument(help: "Rows to measure: parts of their names. All if none is given.")
  var rows: [String] = []

  @Option(help: "How many times to measure each row, one after the other.")
  var rounds = 11

  @Option(
    help: "How often to go through all rows: what disturbs a machine then disturbs no row alone.")
  var passes = 1

  @Option(help: "How many milliseconds each time takes, about.")
  var milliseconds = 20

  @Option(help: "A file to write the same figures to, as JSON.")
  var json: String?

  @MainActor
  func run() async throws {
    // First: what others leave in the heap are gaps, in which blocks are larger.
    let memory = measureMemory().first { $0.name == "store-with-5-children" }?.bytes ?? -1
    let operations = Operation.all.filter { isChosen($0) || $0.title == Self.yardstick }
    let rounds = await runPasses(operations)
    var results = zip(operations, rounds).map { Measurement(of: $0, $1) }
    let slowness = slowness(in: results)
    for (index, operation) in operations.enumerated() {
      results[index].adjusted = results[index].nanoseconds / slowness
      switch operation.bar {
      case .nanoseconds(let bar)?:
        results[index].bar = bar
        results[index].adjustedBar = bar
      case .ratio(let ratio, let floor)?:
        let bar = results.first { $0.name == floor }.map { ratio * $0.nanoseconds }
        results[index].bar = bar
        results[index].adjustedBar = bar.map { $0 / slowness }
      case nil:
        break
      }
    }
    print(Self.header)
    for result in results { print(result.line) }
    print(
      """

      '\(Self.yardstick)' takes \(slowness.rounded(to: 100)) times here of what it took on the \
      machine of the reference. The times at its speed and the ratios account for that.
      A root store with five scoped children: \(memory) bytes (bar: 4,000; reference: 15,700)
      """)
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
  }

  func validate() throws {
    guard rounds > 0, passes > 0, milliseconds > 0 else {
      throw ValidationError("'--rounds', '--passes' and '--milliseconds' have to be above 0")
    }
  }

  /// Goes through the operations as often as asked for, and returns the rounds of all passes.
  @MainActor
  private func runPasses(_ operations: [Operation]) async -> [Rounds] {
    let measurer = Measurer(rounds: rounds, milliseconds: milliseconds)
    var results: [Rounds] = []
    for operation in operations { results.append(await measurer.run(operation)) }
    for _ in 1..<passes {
      for (index, operation) in operations.enumerated() {
        results[index].nanoseconds += await measurer.run(operation).nanoseconds
      }
    }
    return results
  }

  /// The time of the yardstick here, as a multiple of its time on the reference's machine.
  private func slowness(in results: [Measurement]) -> Double {
    guard
      let result = results.first(where: { $0.name == Self.yardstick }),
      let reference = result.reference
    else { preconditionFailure("There is no row '\(Self.yardstick)' with a reference") }
    return result.nanoseconds / reference
  }

  private func isChosen(_ operation: Operation) -> Bool {
    rows.isEmpty || rows.contains { operation.title.contains($0) }
  }

  /// The row that tells one machine from another: a little of all that the others do.
  private static let yardstick = "machine.observation-scope"

  private static let header = """
    | operation | reference, ns | here, ns | fastest – slowest | allocations | bar, ns | at the \
    reference's speed, ns | of the reference | |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
    """
}

extension Measurement {
  /// A row of the table.
  fileprivate var line: String {
    let range = "\(formatted(fastest)) – \(formatted(slowest))"
    let time = adjusted ?? nanoseconds
    let ratio = reference.map { "1/" + formatted($0 / time) } ?? ""
    let cells: [String] = [
      name, reference.map(formatted) ?? "", formatted(nanoseconds), range,
      allocations.map { formatted($0.rounded(to: 10)) } ?? "", bar.map(formatted) ?? "",
      formatted(time), ratio, verdict,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Whether the bar is met, here or only when the machine's speed is accounted for.
  private var verdict: String {
    guard let bar, let adjusted, let adjustedBar else { return "" }
    guard adjusted <= adjustedBar else { return "**missed**" }
    return nanoseconds <= bar ? "met" : "met at its speed"
  }
}

private func formatted(_ value: Double) -> String {
  guard value >= 20 || value != value.rounded() else { return "\(Int(value))" }
  guard value >= 20 else { return "\(value.rounded(to: 10))" }
  var digits = String(Int(value.rounded()))
  var groups: [String] = []
  while digits.count > 3 {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits = String(digits.dropLast(3))
  }
  return ([digits] + groups).joined(separator: ",")
}

extension Double {
  fileprivate func rounded(to fractions: Double) -> Double {
    (self * fractions).rounded() / fractions
  }
}
