import ComposableUI

/// A navigation stack with controls in its bars.
struct NavigationScreen: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Content")
        NavigationLink("Further") { Text("Further") }
      }
      .navigationTitle("Title")
      .toolbar {
        ToolbarItem(placement: .navigation) { Button("Edit") {} }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
        ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
      }
    }
  }
}

/// Tabs, the first of which has a list.
struct TabsScreen: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        List {
          ForEach(0..<3) { index in
            NavigationLink("Row \(index)") { Text("Detail") }
          }
        }
        .navigationTitle("Rows")
      }
      .tabItem { Label("Rows", systemImage: "list.bullet") }
      .tag(1)
      Text("Second")
        .tabItem { Label("Second", systemImage: "star") }
        .tag(2)
    }
  }
}

/// Content that scrolls, in both directions.
struct ScrollingScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Text("Above")
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<12) { index in
              Text("Item \(index)").padding(12).background(Color.purple)
            }
          }
        }
        ScrollView([.horizontal, .vertical]) {
          Block(1_200, 400)
        }
        .frame(width: 300, height: 200)
        ForEach(0..<30) { Text("Line \($0)") }
        Block(100, 40)
      }
      .padding()
    }
  }
}

/// Overlays, backgrounds, offsets and aspect ratios.
struct LayersScreen: View {
  var body: some View {
    VStack(spacing: 14) {
      Text("Overlay").padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.red) }
      Text("Corner").padding().overlay(alignment: .topTrailing) { Block(12, 12) }
      Text("Background").padding(6).background(Color.yellow)
      Text("Shape behind").padding(6).background(.teal, in: Capsule())
      Text("Larger behind").background(alignment: .bottom) { Block(200, 4) }
      Text("Moved").offset(x: 40, y: 5)
      Circle().frame(width: 40, height: 40)
      ZStack {
        Color.yellow
        Text("On a colour")
      }
      .frame(height: 60)
      Text("Scaled").scaleEffect(1)
      HStack {
        Circle().frame(height: 30)
        Text("Beside")
        Image(systemName: "bell")
          .overlay(alignment: .topTrailing) { Circle().frame(width: 6, height: 6) }
      }
      Rectangle().aspectRatio(2, contentMode: .fit).frame(width: 120)
      Rectangle().aspectRatio(1, contentMode: .fit).frame(height: 50)
      Text("Border").padding(4).border(.red, width: 2)
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// Boxes, disclosure and dividers.
struct GroupsScreen: View {
  var body: some View {
    VStack(spacing: 14) {
      GroupBox("Box") {
        Text("Content")
        Text("Further content, which is longer")
      }
      GroupBox {
        HStack {
          Text("Without a title")
          Spacer()
          Block(20, 20)
        }
      }
      DisclosureGroup("Closed") { Text("Content") }
      DisclosureGroup("Open", isExpanded: .constant(true)) {
        Text("Content")
        Toggle("Switch", isOn: .constant(false))
      }
      Divider()
      Text("Below a divider")
      HStack {
        Text("Left")
        Divider()
        Text("Right")
      }
      .frame(height: 30)
      HStack {
        Button("One") {}
        Button("Two") {}
      }
    }
    .padding()
  }
}
