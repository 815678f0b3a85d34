#if PortableViews
/// The look of a search field while nobody searches.
public struct SearchToolbarBehavior: Hashable, Sendable {
  fileprivate let isMinimized: Bool

  /// The default: the field shows.
  public static let automatic = Self(isMinimized: false)
  /// A button in the bar, which shows the field.
  public static let minimize = Self(isMinimized: true)
}

extension View {
  /// Sets whether the search fields of the view are buttons in the bar while nobody searches.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.minimizesSearch, behavior.isMinimized)
  }
}

/// A button in place of a search field.
struct SearchButton: View {
  let isPresented: Binding<Bool>

  var body: some View {
    let button = Button {
      isPresented.wrappedValue = true
    } label: {
      Image(systemName: "magnifyingglass")
    }
    ToolbarBar(content: button.accessibilityLabel(Text(.search)), position: .trailing)
  }
}

private struct MinimizesSearchKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether search fields are buttons while nobody searches.
  var minimizesSearch: Bool {
    get { self[MinimizesSearchKey.self] }
    set { self[MinimizesSearchKey.self] = newValue }
  }
}
#endif
