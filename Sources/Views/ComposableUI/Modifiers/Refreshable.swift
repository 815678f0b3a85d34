#if PortableViews
/// Loads what a view shows anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads it.
  public func callAsFunction() async {
    await action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads what the view shows anew, if that can be done.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets people load the view anew, by a button in the bar of the screen.
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
