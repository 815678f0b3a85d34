#if canImport(os)
import os

/// Emits a signpost interval around a function, on systems with signposts.
struct Signposter: Sendable {
  static let isSupported = true

  private let signposter: OSSignposter
  private let prefix: String

  init(prefix: String, log: OSLog) {
    signposter = OSSignposter(logHandle: log)
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
  }

  var isEnabled: Bool { signposter.isEnabled }

  func mark<R>(_ kind: StaticString, _ name: String, _ body: () -> R) -> R {
    let state = signposter.beginInterval(
      kind, id: signposter.makeSignpostID(), "\(prefix)\(name)")
    defer { signposter.endInterval(kind, state) }
    return body()
  }

  func mark(
    _ kind: StaticString, _ name: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async -> Void
  ) async {
    let state = signposter.beginInterval(
      kind, id: signposter.makeSignpostID(), "\(prefix)\(name)")
    await body()
    signposter.endInterval(kind, state, "\(Task.isCancelled ? "cancelled" : "finished")")
  }
}
#else
/// Emits nothing: the system has no signposts.
struct Signposter: Sendable {
  static let isSupported = false

  var isEnabled: Bool { false }

  func mark<R>(_ kind: StaticString, _ name: String, _ body: () -> R) -> R { body() }

  func mark(
    _ kind: StaticString, _ name: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async -> Void
  ) async {
    await body()
  }
}
#endif
