#if PortableViews
/// An action that reloads the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads the content, and returns when the action has ended.
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// The action that reloads the view's content; `nil` if there is none.
  public var refresh: RefreshAction? {
    get { self[typed: RefreshAction.self] }
    set { self[typed: RefreshAction.self] = newValue }
  }
}

extension View {
  /// Adds a button to the bar of the screen, which reloads the view's content.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .toolbar { RefreshButton(action: action) }
  }
}

private struct RefreshButton: View {
  @State private var isRefreshing = false
  let action: @Sendable () async -> Void

  var body: some View {
    Button {
      isRefreshing = true
      Task {
        await action()
        isRefreshing = false
      }
    } label: {
      if isRefreshing {
        ProgressView()
      } else {
        Image(systemName: "arrow.clockwise")
      }
    }
    .accessibilityLabel(Text(.refresh))
    .disabled(isRefreshing)
  }
}
#endif
