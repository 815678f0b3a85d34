import ComposableCore
import ComposableUI

/// A warning in place of a ``CaseLet`` while the state is in another case.
///
/// The underscore follows the original, where the type has the same name.
public struct _CaseLetMismatchView: View {
  let state: Any
  let caseState: Any.Type
  let location: CodeLocation

  /// The warning.
  public var body: some View {
    WarningView(
      message: Issues.caseLetMismatch(state: state, caseState: caseState, at: location),
      location: location)
  }
}

/// A warning in place of a ``SwitchStore`` that has no view for the current case.
///
/// The underscore follows the original, where the type has the same name.
public struct _ExhaustivityCheckView: View {
  let state: Any
  let location: CodeLocation

  /// The warning.
  public var body: some View {
    WarningView(
      message: Issues.unhandledCase(state: state, at: location), location: location)
  }
}

/// A warning to the developer in place of the missing view; also reported as an issue.
private struct WarningView: View {
  let message: String
  let location: CodeLocation

  var body: some View {
    #if DEBUG
    VStack(spacing: 17) {
      Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle)
      Text(verbatim: message)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundColor(.white)
    .padding()
    .background(Color.red)
    .onAppear {
      reportIssue(message, at: location)
    }
    #else
    EmptyView()
    #endif
  }
}
