import ComposableCore
import ComposableUI
import IssueReporting

extension DependencyValues {
  /// Opens the settings that the system has for the app.
  ///
  /// A browser has none, so that the function reports an issue there. Tests must override it.
  ///
  /// ```swift
  /// struct Permissions {
  ///   @Dependency(\.openSettings) var openSettings
  ///
  ///   func ask() async { await openSettings() }
  /// }
  /// ```
  public var openSettings: @Sendable () async -> Void {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

private enum OpenSettingsKey: DependencyKey {
  static let liveValue: @Sendable () async -> Void = {
    reportIssue(Issues.noSettings)
  }

  static let testValue: @Sendable () async -> Void = {
    reportIssue(Issues.unimplementedOpenSettings)
  }
}
