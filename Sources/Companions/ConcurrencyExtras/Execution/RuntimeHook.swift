import Foundation

/// A part of the Swift runtime that is used beyond its documented interface.
///
/// The environment variable `COMPOSABLE_HOOKS` lists the hooks to use, with commas between them, or
/// is `none`. Without the variable all are used. Each has a fallback; see
/// `Documentation/Internals/RuntimeHooks.md`.
package enum RuntimeHook: String, CaseIterable {
  /// The function that the runtime calls in place of the global executor.
  case enqueue
  /// The default executor, which gets jobs that the function is not told of.
  case yield
  /// The id of the task that a job belongs to.
  case taskID = "task-id"
  /// The places of properties in the memory of state.
  case layout

  /// Whether all hooks may be used in this process.
  package static var areAllEnabled: Bool { allCases.allSatisfy(\.isEnabled) }

  /// Whether the hook may be used in this process.
  package var isEnabled: Bool { Self.enabled.contains(self) }

  private static let enabled: Set<Self> = {
    #if Fallbacks
    // The other hooks exist with Darwin, Glibc and Musl alone.
    return [.layout]
    #else
    guard let names = ProcessInfo.processInfo.environment["COMPOSABLE_HOOKS"] else {
      return Set(allCases)
    }
    return Set(names.split(separator: ",").compactMap { Self(rawValue: String($0)) })
    #endif
  }()
}
