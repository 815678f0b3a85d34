import Foundation
import Testing

@Suite("Fuzzing")
struct FuzzTests {
  @Test("stores of every kind do what the model does, in fifty random scripts")
  func fiftySeeds() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("ComposableSoak")
    process.arguments = ["fuzz", "--runs", "50", "--seed", "1"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.hasPrefix("50 runs, seeds 1 to 50\nok: 50 runs of "))
  }
}
