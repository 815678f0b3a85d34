import ComposableCore
import ComposableUI
import IssueReporting

extension DependencyValues {
  /// Opens addresses.
  ///
  /// Tests must override it.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  ///
  /// case .helpButtonTapped:
  ///   return .run { _ in await openURL(helpPage) }
  /// ```
  ///
  /// A browser opens `http`, `https` and `mailto` addresses only, in a new tab.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { url in
    #if PortableViews
    await MainActor.run { UserServices.open(url) }
    #else
    await withCheckedContinuation { continuation in
      Task { @MainActor in
        EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
      }
    }
    #endif
  }

  static let testValue = OpenURLEffect { url in
    reportIssue(Issues.unimplementedOpenURL(url))
    return false
  }
}
