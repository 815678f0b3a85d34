#if PortableViews && Web
import ArgumentParser
import Logging
import Testing

@testable import AppRuntime

/// The command line.
struct RunOptionsTests {
  @Test("without arguments, the server is local, on some port, without browser")
  func defaults() throws {
    let options = try RunOptions.parse([])
    #expect(options.port == nil)
    #expect(options.host == "127.0.0.1")
    #expect(!options.open)
    #expect(!options.previews)
    #expect(options.answeredHosts == [])
    #expect(options.publicOrigins == [])
    #expect(!options.trustProxy)
    #expect(options.logLevel == .notice)
  }

  @Test("all options of the command line are parsed")
  func everything() throws {
    let options = try RunOptions.parse(
      ["--port", "9000", "--host", "0.0.0.0", "--open", "--log-level", "debug", "--previews"])
    #expect(options.port == 9000)
    #expect(options.host == "0.0.0.0")
    #expect(options.open)
    #expect(options.previews)
    #expect(options.logLevel == .debug)
  }

  @Test("options set the allowed hosts, the public origins and the proxy")
  func names() throws {
    let options = try RunOptions.parse([
      "--answer-to", "example.org", "--answer-to", "www.example.org:8080",
      "--public-origin", "https://example.org", "--trust-proxy",
    ])
    #expect(options.answeredHosts == ["example.org", "www.example.org:8080"])
    #expect(options.publicOrigins == ["https://example.org"])
    #expect(options.trustProxy)
  }

  @Test(
    "invalid arguments are refused with the reason",
    arguments: [
      (["--port", "70000"], "70000 is not a port: expected a number from 0 to 65535."),
      (["--port", "http"], "The value 'http' is invalid for '--port <port>'"),
      (
        ["--log-level", "loud"],
        "The value 'loud' is invalid for '--log-level <log-level>': There is no log level 'loud'."
      ),
      (
        ["--answer-to", "https://example.org"],
        "The value 'https://example.org' is invalid for '--answer-to <name>': "
          + "'https://example.org' is not a host name: expected no scheme and no path, as in "
          + "example.org."
      ),
      (
        ["--public-origin", "https://example.org/path"],
        "The value 'https://example.org/path' is invalid for '--public-origin <origin>': "
          + "'https://example.org/path' is not an origin: expected a scheme and a host, as in "
          + "https://example.org."
      ),
      (["--colour"], "Unknown option '--colour'"),
    ])
  func mistakes(arguments: [String], reason: String) {
    let error = #expect(throws: (any Error).self) { try RunOptions.parse(arguments) }
    let message = error.map { RunOptions.message(for: $0) } ?? ""
    #expect(message.hasPrefix(reason), "\(message)")
  }
}
#endif
