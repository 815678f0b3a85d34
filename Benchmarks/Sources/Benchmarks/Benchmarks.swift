import ArgumentParser
import Dispatch

/// Measures the library, and prints how it compares.
struct Benchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benchmarks",
    abstract: "Measures the library, and prints how it compares.",
    subcommands: [Table.self, Curves.self, Instructions.self, Memory.self],
    defaultSubcommand: Table.self)
}

@main
enum Program {
  static func main() {
    // Without an asynchronous main function, for tools that cannot follow where that goes.
    if CommandLine.arguments.dropFirst().first == "instructions" {
      Instructions.main(Array(CommandLine.arguments.dropFirst(2)))
    } else {
      Task {
        await Benchmarks.main()
        Benchmarks.exit()
      }
      dispatchMain()
    }
  }
}
