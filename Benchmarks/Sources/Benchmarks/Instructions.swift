import ArgumentParser

/// Runs one operation a fixed number of times, under a tool that counts instructions.
struct Instructions: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs an operation a fixed number of times, under a tool that counts instructions.")

  @Argument(help: "The operation.")
  var name: String

  @Argument(help: "How often to run it.")
  var count: Int

  func run() throws {
    let (name, count) = (name, count)
    if let failure = MainActor.assumeIsolated({ runOperation(name, count: count) }) {
      throw ValidationError(failure)
    }
  }
}
