import ComposableUI

/// Titles with controls in the bar and without.
struct TitleLooks: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("A pushed screen") {
          List { Text("Content") }
            .navigationTitle("Pushed, with a title that is long")
            .toolbar { Button("Add") {} }
        }
        NavigationLink("A pushed screen without controls") {
          List { Text("Content") }.navigationTitle("Pushed")
        }
        NavigationLink("A large title") {
          List { Text("Content") }.navigationTitle("Large").navigationBarTitleDisplayMode(.large)
        }
        NavigationLink("No way back") { NoWayBack() }
        NavigationLink("No bar") { NoBar() }
      }
      .navigationTitle("Root")
    }
  }
}

/// A screen that only a control of its own leaves.
private struct NoWayBack: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave") { dismiss() }
      .navigationTitle("No way back").navigationBarBackButtonHidden()
  }
}

/// A screen whose bar one can hide.
private struct NoBar: View {
  @State private var isHidden = true

  var body: some View {
    Button("Toggle the bar") { isHidden.toggle() }
      .navigationTitle("A bar").navigationBarHidden(isHidden)
  }
}
