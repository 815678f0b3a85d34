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

/// Rows with labels, values, chevrons and steppers.
struct LabelRowLooks: View {
  @State private var isOn = true
  @State private var rounds = 5

  var body: some View {
    NavigationStack {
      List {
        Section {
          Label("A label", systemImage: "star")
          NavigationLink {
            Text("Detail")
          } label: {
            Label("A link", systemImage: "book")
          }
          Button("A button", systemImage: "bolt") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Toggle(isOn: $isOn) { Label("A toggle", systemImage: "moon") }
          Label("Of a colour", systemImage: "flag").foregroundStyle(.orange)
          Label("Of a tint", systemImage: "leaf").tint(.green)
          VStack { Label("In a colour", systemImage: "cloud") }.foregroundStyle(.secondary)
          Button("Prominent", systemImage: "plus") {}.buttonStyle(.borderedProminent)
        } header: {
          Label("Header", systemImage: "info.circle")
        } footer: {
          Text("Footer")
        }
        Section {
          Text("A text")
          Stepper("\(rounds) rounds", value: $rounds)
          Stepper(value: $rounds) { Label("Rounds", systemImage: "timer") }
          LabeledContent("Content", value: "Value")
          NavigationLink {
            Text("Detail")
          } label: {
            LabeledContent("Link", value: "Value")
          }
          NavigationLink("Badge") { Text("Detail") }.badge(3)
          Text("A note").badge(4)
        }
        Section { Text("Alone") }
        Section("Header") { Text("Below a header") }
      }
      .navigationTitle("Rows")
    }
  }
}
