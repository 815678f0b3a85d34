import Foundation
import IssueReporting

/// The kind of process that dependencies are resolved for: it decides which default value they get.
///
/// It is inferred when first needed. To force one, set the environment variable
/// `SWIFT_DEPENDENCIES_CONTEXT` to `live`, `preview` or `test`, or override the dependency
/// ``DependencyValues/context``.
public enum DependencyContext: String, CaseIterable, Sendable {
  /// The running application.
  case live

  /// A preview in Xcode.
  case preview

  /// A run of tests.
  case test
}

extension DependencyContext {
  /// The context of this process.
  static let ofProcess = inferred(
    from: ProcessInfo.processInfo.environment, isTesting: isTesting)

  /// Infers the context: by demand first, then preview, then test.
  static func inferred(from environment: [String: String], isTesting: Bool) -> Self {
    if let demanded = environment["SWIFT_DEPENDENCIES_CONTEXT"] {
      if let context = Self(rawValue: demanded) { return context }
      reportIssue(Issues.unknownContext(demanded))
    }
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
    return isTesting ? .test : .live
  }
}
