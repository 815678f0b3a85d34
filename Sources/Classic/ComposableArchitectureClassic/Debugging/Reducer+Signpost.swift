#if canImport(os)
import os
#endif

extension Reducer {
  #if canImport(os)
  /// Marks the actions that the reducer receives; Instruments shows the marks.
  ///
  /// - Parameters:
  ///   - prefix: Begins the name of every mark.
  ///   - log: Where to write the marks.
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
  /// Returns the reducer as it is: the system has no signposts.
  ///
  /// - Parameter prefix: Begins the name of every mark, on systems that have them.
  public func signpost(_ prefix: String = "") -> Self { self }
  #endif
}
