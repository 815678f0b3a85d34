#if PortableViews && Web
import ArgumentParser
import Foundation
import Logging

/// What the command line of an app can say.
struct RunOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: executableName, abstract: "Serves \(executableName) to browsers.")
  }

  /// The name of the running program.
  static var executableName: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
  }

  @Option(help: "The port to listen on. (default: 8080, or the next one that is free)")
  var port: Int?

  @Option(help: "The address to listen on. By default, only this machine can connect.")
  var host = "127.0.0.1"

  @Flag(help: "Open the browser.")
  var open = false

  @Option(
    help: "How much to log: trace, debug, info, notice, warning, error or critical.",
    transform: level)
  var logLevel = Logger.Level.notice

  @Sendable
  private static func level(_ name: String) throws -> Logger.Level {
    guard let level = Logger.Level(rawValue: name) else {
      throw ValidationError("There is no log level '\(name)'.")
    }
    return level
  }

  func validate() throws {
    guard let port, !(0...65_535).contains(port) else { return }
    throw ValidationError("A port is a number from 0 to 65535, and \(port) is none.")
  }
}
#endif
