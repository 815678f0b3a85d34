import ComposableCore
import ComposableUI

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes the state of a feature on the enclosing stack.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(id: row.id))) {
  ///   Text(row.title)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state; `nil` disables the link.
  ///   - label: Makes the label.
  @MainActor
  public init<P, L: View>(
    state: P?,
    @ViewBuilder label: () -> L,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<P, L> {
    self.init(value: state.map(StackState.nextComponent)) {
      _NavigationLinkStoreContent<P, L>(
        state: state, label: label(),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// Creates a link with a title that pushes the state of a feature on the enclosing stack.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - state: The state; `nil` disables the link.
  @MainActor
  public init<P>(
    _ titleKey: LocalizedStringKey,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<P, Text> {
    self.init(
      state: state, label: { Text(titleKey) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a link with a title that pushes the state of a feature on the enclosing stack.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - state: The state; `nil` disables the link.
  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol, P>(
    _ title: S,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<P, Text> {
    self.init(
      state: state, label: { Text(title) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The label of a link to a feature; reports an issue if no enclosing stack accepts its state.
///
/// The underscore follows the original, where the type has the same name.
public struct _NavigationLinkStoreContent<State, Label: View>: View {
  let state: State?
  let label: Label
  let location: CodeLocation

  @Environment(\.navigationDestinationType) private var destinationType

  /// The label.
  public var body: some View {
    label.onAppear {
      guard let state, destinationType != State.self else { return }
      reportIssue(
        Issues.linkOutsideStack(
          state: state, type: State.self, expected: destinationType, at: location),
        at: location)
    }
  }
}
