#if PortableViews && Web
import Foundation
import Logging

/// A launcher of the system's default browser.
struct BrowserOpener {
  let logger: Logger
  #if canImport(Darwin)
  var command = "open"
  #else
  var command = "xdg-open"
  #endif

  /// Opens an address in the browser; a failure is only logged, as the address was printed before.
  func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command, address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [logger, command] process in
      guard process.terminationStatus != 0 else { return }
      logger.warning("The browser could not be opened", metadata: ["command": "\(command)"])
    }
    do {
      try process.run()
    } catch {
      logger.warning(
        "The browser could not be opened",
        metadata: ["command": "\(command)", "error": "\(error)"])
    }
  }
}
#endif
