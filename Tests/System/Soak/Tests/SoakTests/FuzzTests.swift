import Foundation
import Testing

struct FuzzTests {
  // Seed 2008438 removes a row and then its screen within one turn; seed 3024816 removes a row that is
  // dismissing its screen; the others empty a stack before its operator runs, and remove its screen.
  @Test(
    "stores of every kind match the model in random scripts",
    arguments: [
      (runs: 50, seed: 1), (1, 2_008_438), (1, 3_024_816), (1, 5_050_810), (1, 8_005_043),
    ])
  func scripts(runs: Int, seed: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("ComposableSoak")
    process.arguments = ["fuzz", "--runs", "\(runs)", "--seed", "\(seed)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(
      text.hasPrefix("\(runs) runs, seeds \(seed) to \(seed + runs - 1)\nok: \(runs) runs of "))
  }
}
