import ComposableUI

/// Tabs without navigation stacks, more than the bar of a phone has room for.
struct ManyTabLooks: View {
  var body: some View {
    TabView {
      ForEach(1..<7) { number in
        Text("content \(number)")
          .tabItem { Label("Tab \(number)", systemImage: "\(number).circle") }
      }
    }
  }
}
