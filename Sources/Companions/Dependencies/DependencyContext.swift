import Foundation
import IssueReporting

/// The kind of process that runs the code, which selects the default values of dependencies.
///
/// The context is inferred when it is first needed. To set it, use the environment variable
/// `SWIFT_DEPENDENCIES_CONTEXT` with the value `live`, `preview` or `test`, or override the
/// dependency ``DependencyValues/context``.
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

  /// Infers the context: the environment variable comes first, then a preview, then a test.
  static func inferred(from environment: [String: String], isTesting: Bool) -> Self {
    if let demanded = environment["SWIFT_DEPENDENCIES_CONTEXT"] {
      if let context = Self(rawValue: demanded) { return context }
      reportIssue(Issues.unknownContext(demanded))
    }
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
    return isTesting ? .test : .live
  }
}
