import Foundation
import Testing

/// A process of its own, in which neither XCTest nor Swift Testing runs.
struct CommandLineToolTests {
  @Test("a failure is printed to standard error, and the tool runs to its end, with exit code 1")
  func standardError() async throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("ComposableSoak")
    process.arguments = ["wrong-test"]
    let output = Pipe()
    let error = Pipe()
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let outputText = text(of: output)
    let errorText = text(of: error)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let lines = outputText.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines.last == "The wrong test has ended.")
    #expect(
      errorText == """
        \(lines.first ?? "")"send" led to another state than the expected one:

            \u{2007} Search.State(
            \u{2007}   _total: 0,
            −   count: 2
            +   count: 1
            \u{2007} )

          (Expected: −, Actual: +)

        To fix this, correct the assertion, or the reducer if the actual state is the wrong one.
        An assertion for tests has failed in a process that runs no tests. It will end with exit code 1.

        To fix this, run the assertion in a test, or collect its failures with 'withIssueReporters'.

        """)
  }

  private func text(of pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
