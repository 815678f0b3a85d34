import ComposableArchitecture
@_spi(Logging) import ComposableCore

/// What was evaluated, and what stores came and went, the latest first.
struct LogView: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack {
        Text("Log")
          .font(.headline)
        Spacer()
        Button(isShown ? "Hide log" : "Show log") { isShown.toggle() }
        Button("Clear") { Logger.shared.clear() }
      }
      .padding(.horizontal)
      if isShown {
        ScrollView {
          VStack {
            HStack {
              Text(lines)
                .font(.footnote)
                .monospaced()
                .padding(.horizontal)
                .accessibilityIdentifier("log")
              Spacer()
            }
            .frame(maxWidth: .infinity)
          }
          .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity, minHeight: 180, maxHeight: 180, alignment: .top)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var lines: String {
    #if DEBUG
    Logger.shared.logs.reversed().joined(separator: "\n")
    #else
    "Stores and views are logged in debug builds only."
    #endif
  }
}
