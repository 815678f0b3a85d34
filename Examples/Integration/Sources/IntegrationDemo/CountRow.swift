import ComposableArchitecture

/// A count and the buttons that change it; it has no store of its own, so its owner is evaluated.
struct CountRow: View {
  let count: Int
  let decrement: @MainActor () -> Void
  let increment: @MainActor () -> Void

  var body: some View {
    HStack {
      Text("\(count)")
        .monospacedDigit()
      Spacer()
      Button("Decrement", action: decrement)
      Button("Increment", action: increment)
    }
  }
}
