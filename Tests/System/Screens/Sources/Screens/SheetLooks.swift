import ComposableUI

/// Sheets that people resize.
struct SheetLooks: View {
  @State private var isShown = false
  @State private var isPlain = false
  @State private var scrolls = false
  @State private var detent = PresentationDetent.height(200)
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("taps \(taps)")
      Text(detent == .large ? "large" : detent == .medium ? "medium" : "small")
      Button("Open") { isShown = true }
      Button("Open plain") { isPlain = true }
      Toggle("Scrolls", isOn: $scrolls)
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        List {
          ForEach(0..<40) { number in Button("Row \(number)") { taps += 1 } }
        }
        .navigationTitle("Rows")
        .toolbar { Button("Tap") { taps += 1 } }
      }
      .presentationDetents([.height(200), .medium, .large], selection: $detent)
      .presentationContentInteraction(scrolls ? .scrolls : .resizes)
    }
    .sheet(isPresented: $isPlain) {
      Text("Plain").presentationDetents([.medium]).presentationDragIndicator(.visible)
    }
  }
}

/// A list of sections without cards, which is searched from outside of its navigation.
struct PlainLooks: View {
  @State private var query = ""
  @State private var hasItem = true

  var body: some View {
    NavigationView {
      List {
        ForEach(0..<4) { section in
          Section("Section \(section)") {
            ForEach(0..<8) { Text("Row \(section).\($0)") }
          }
        }
        Section {
          Text("Last")
        } header: {
          HStack { Text("Own header") }
        }
      }
      .listStyle(.plain)
      .navigationBarTitle("Plain")
      .background {
        if hasItem { Color.clear.toolbar { Button("Remove") { hasItem = false } } }
      }
    }
    .searchable(text: $query)
  }
}

/// A screen and a sheet that grow from the views that open them.
struct ZoomLooks: View {
  @Namespace private var namespace
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        NavigationLink {
          List { ForEach(0..<40) { Text("Row \($0)") } }
            .navigationTitle("Detail")
            .navigationTransition(.zoom(sourceID: "link", in: namespace))
        } label: {
          Color.red.frame(width: 80, height: 60).accessibilityIdentifier("source")
            .matchedTransitionSource(id: "link", in: namespace)
        }
        .accessibilityLabel("Detail")
        Button("Sheet") { isShown = true }
          .matchedTransitionSource(id: "sheet", in: namespace)
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .navigationTitle("Zooms")
    }
    .sheet(isPresented: $isShown) {
      Text("Inside").navigationTransition(.zoom(sourceID: "sheet", in: namespace))
    }
  }
}
