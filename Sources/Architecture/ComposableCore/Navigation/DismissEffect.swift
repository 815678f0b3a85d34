extension DependencyValues {
  /// Dismisses the feature that uses it.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  ///
  /// case .closeButtonTapped:
  ///   return .run { _ in await dismiss() }
  /// ```
  ///
  /// The parent gets the same `.dismiss` action as when a person dismisses the feature's view.
  /// Since that cancels the feature's effects, nothing after the call can be relied on to run.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that uses it is presented, so that ``dismiss`` can dismiss it.
  ///
  /// ```swift
  /// @Dependency(\.isPresented) var isPresented
  ///
  /// case .task:
  ///   state.hasCloseButton = isPresented
  ///   return .none
  /// ```
  public var isPresented: Bool { dismiss.dismiss != nil }
}

/// Dismisses a feature from the inside; get it with `@Dependency(\.dismiss)`.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .saveButtonTapped:
///   return .run { [draft = state.draft] _ in
///     try await client.save(draft)
///     await dismiss()
///   }
/// ```
public struct DismissEffect: Sendable {
  var dismiss: (@MainActor @Sendable () -> Void)?

  /// Creates an effect that calls a function, to stand in for the real one.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    self.dismiss = dismiss
  }

  init() {}

  /// Dismisses the feature, or reports an issue when it is not presented.
  ///
  /// A cancelled task dismisses nothing, as it sends nothing.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let dismiss else {
      reportIssue(Issues.dismissOutsidePresentation(at: location), at: location)
      return
    }
    // An action may have cancelled the effect before the call reached the main actor.
    guard !Task.isCancelled else { return }
    dismiss()
  }

  /// Returns the same effect, which calls a function around dismissing the feature.
  package func within(
    _ body: @escaping @MainActor @Sendable (@MainActor () -> Void) -> Void
  ) -> Self {
    guard let dismiss else { return self }
    return Self { body(dismiss) }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect()
  static let testValue = DismissEffect()
}
