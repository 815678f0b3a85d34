#if PortableViews && Web
import ArgumentParser
import Foundation
import Logging

/// The command-line options of an app.
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

  @Option(
    name: .customLong("answer-to"),
    help: ArgumentHelp(
      """
      A host name that the server answers to. Repeat the option for several names. (default: the \
      names of this machine, and addresses if others can connect)
      """,
      valueName: "name"),
    transform: hostName)
  var answeredHosts: [String] = []

  @Option(
    name: .customLong("public-origin"),
    help: ArgumentHelp(
      """
      An origin that browsers see, such as https://example.org behind a proxy. With https, the \
      cookie is for TLS alone.
      """,
      valueName: "origin"),
    transform: origin)
  var publicOrigins: [String] = []

  @Flag(
    help: """
      Believe the headers X-Forwarded-For and X-Forwarded-Proto. Set this only behind a proxy that \
      writes them.
      """)
  var trustProxy = false

  @Flag(help: "List the previews of the program, and show them instead of the app.")
  var previews = false

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

  @Sendable
  private static func hostName(_ name: String) throws -> String {
    let isName =
      !name.isEmpty
      && name.utf8.allSatisfy { !"/@?#, ".utf8.contains($0) && (0x21...0x7E).contains($0) }
    guard isName else {
      throw ValidationError(
        "'\(name)' is not a host name: expected no scheme and no path, as in example.org.")
    }
    return name
  }

  @Sendable
  private static func origin(_ text: String) throws -> String {
    guard let parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme),
      let host = parts.host, !host.isEmpty, parts.path.isEmpty, parts.query == nil,
      parts.fragment == nil, parts.user == nil
    else {
      throw ValidationError(
        "'\(text)' is not an origin: expected a scheme and a host, as in https://example.org.")
    }
    return text
  }

  func validate() throws {
    guard let port, !(0...65_535).contains(port) else { return }
    throw ValidationError("\(port) is not a port: expected a number from 0 to 65535.")
  }
}
#endif
