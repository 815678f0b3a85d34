import ArgumentParser
import Foundation

/// Prints the table.
struct Table: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what every operation takes beside what it took in the original, and its bar.")

  @Argument(help: "Rows to measure: parts of their names. All if none is given.")
  var rows: [String] = []

  @Option(help: "How many times to measure each row.")
  var rounds = 11

  @Option(help: "How many milliseconds each time takes, about.")
  var milliseconds = 20

  @Option(help: "A file to write the same figures to, as JSON.")
  var json: String?

  @MainActor
  func run() async throws {
    let measurer = Measurer(rounds: rounds, milliseconds: milliseconds)
    var measured: [String: Measurement] = [:]
    var results: [Measurement] = []
    print(Self.header)
    for operation in Operation.all where isChosen(operation) {
      var result = await measurer.measure(operation)
      if case .ratio(let ratio, let floor)? = operation.bar, let floor = measured[floor] {
        result.bar = ratio * floor.nanoseconds
      }
      measured[result.name] = result
      results.append(result)
      print(result.line)
    }
    let memory = await measureMemory()
    print(
      "\nA root store with five scoped children: \(memory) bytes (bar: 4,000; reference: 15,700)")
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
  }

  private func isChosen(_ operation: Operation) -> Bool {
    rows.isEmpty || rows.contains { operation.title.contains($0) }
  }

  private static let header = """
    | operation | reference, ns | here, ns | fastest – slowest | allocations | bar, ns | of the \
    reference | |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
    """
}

extension Measurement {
  /// A row of the table.
  fileprivate var line: String {
    let range = "\(formatted(fastest)) – \(formatted(slowest))"
    let ratio = reference.map { "1/" + formatted($0 / nanoseconds) } ?? ""
    let verdict = bar.map { nanoseconds <= $0 ? "met" : "**missed**" } ?? ""
    let cells: [String] = [
      name, reference.map(formatted) ?? "", formatted(nanoseconds), range,
      allocations.map { formatted($0.rounded(to: 10)) } ?? "", bar.map(formatted) ?? "", ratio,
      verdict,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
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
