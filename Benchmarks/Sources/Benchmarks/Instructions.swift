import ArgumentParser

/// Runs one operation a fixed number of times, under a tool that counts instructions.
struct Instructions: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs an operation a fixed number of times, under a tool that counts instructions.")

  @Argument(help: "The operation, which has to be synchronous.")
  var name: String

  @Argument(help: "How often to run it.")
  var count: Int

  func run() throws {
    guard let operation = Operation.all.first(where: { $0.title == name }) else {
      throw ValidationError("There is no operation '\(name)'")
    }
    let (count, prepare) = (count, operation.prepare)
    try MainActor.assumeIsolated {
      guard case .sync(_, let run) = prepare() else {
        throw ValidationError("The operation is asynchronous")
      }
      run(count)
    }
  }
}
