import ComposableArchitecture

/// The list of screens, and the log below whatever is shown.
public struct IntegrationView: View {
  @State private var path: [Screen] = []
  @State private var stack: Screen?

  /// Creates the view.
  public init() {}

  /// The list or what it led to, and the log.
  public var body: some View {
    if let stack {
      ScreenView(screen: stack)
        .environment(\.leaveStack, LeaveStack { self.stack = nil })
    } else {
      NavigationStack(path: $path) {
        List {
          Section("Observable state") { links(to: Screen.current) }
          Section("Legacy") { links(to: Screen.legacy) }
          Section("Old and new together") { links(to: Screen.mixed) }
        }
        .navigationTitle("Integration")
        .navigationDestination(for: Screen.self) { ScreenView(screen: $0) }
      }
    }
    LogView()
  }

  private func links(to screens: [Screen]) -> some View {
    ForEach(screens, id: \.self) { screen in
      if screen.isStack {
        Button(screen.title) { stack = screen }
      } else {
        NavigationLink(screen.title, value: screen)
      }
    }
  }
}
