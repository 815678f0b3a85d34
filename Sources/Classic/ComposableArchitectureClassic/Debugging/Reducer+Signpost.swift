#if canImport(os)
import os
#endif

extension Reducer {
  #if canImport(os)
  /// Emits a signpost for each action that the reducer receives, to view in Instruments.
  ///
  /// - Parameters:
  ///   - prefix: The text before the name of every signpost.
  ///   - log: The log to write the signposts to.
  public func signpost(
    _ prefix: String = "",
    log: OSLog = OSLog(subsystem: "composable-everywhere", category: "Reducer")
  ) -> Self {
    let signposter = OSSignposter(logHandle: log)
    let prefix = prefix.isEmpty ? "" : "\(prefix): "
    return Self { state, action, environment in
      guard signposter.isEnabled else { return self.run(&state, action, environment) }
      let interval = signposter.beginInterval(
        "Action", id: signposter.makeSignpostID(), "\(prefix)\(caseLabels(of: action))")
      defer { signposter.endInterval("Action", interval) }
      return self.run(&state, action, environment)
    }
  }
  #else
  /// Returns the reducer unchanged: this platform has no signposts.
  ///
  /// - Parameter prefix: The text before the name of every signpost. Ignored on this platform.
  public func signpost(_ prefix: String = "") -> Self { self }
  #endif
}
