import ComposableUI

/// A sheet in front of a page that can be used, popovers at their views, and a menu that stays open.
struct PlaceLooks: View {
  @State private var count = 0
  @State private var hasSheet = false
  @State private var detent = PresentationDetent.height(200)
  @State private var shown: Place?
  @State private var size: Size?
  @State private var isAsked = false
  @State private var isSuppressed = false

  private enum Size: String, Identifiable {
    case page, fitted
    var id: Self { self }
  }

  private enum Place: String, CaseIterable, Identifiable {
    case below = "Below"
    case before = "Before"
    case part = "Part"
    case corner = "Corner"
    case page = "Page"
    var id: Self { self }
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("count \(count)")
      HStack {
        Button("Count") { count += 1 }
        Button("Sheet") { hasSheet = true }
        Menu("Menu") {
          Button("Stay") { count += 10 }.menuActionDismissBehavior(.disabled)
          Button("Leave") { count += 100 }
        }
        .menuIndicator(.visible)
        Button("Page") { shown = .page }
      }
      HStack {
        Button("Page size") { size = .page }
        Button("Fitted size") { size = .fitted }
        Button("Ask") { isAsked = true }
        Text(isSuppressed ? "suppressed" : "previewed").contextMenu {
          Button("Reply") {}
        } preview: {
          Text("Preview").font(.largeTitle)
        }
      }
      Button("Below") { shown = .below }
        .popover(isPresented: isShown(.below)) { content }
      Button("Before") { shown = .before }
        .popover(isPresented: isShown(.before), arrowEdge: .leading) { content }
      Button("Part") { shown = .part }.frame(width: 200, height: 100)
        .popover(
          isPresented: isShown(.part),
          attachmentAnchor: .rect(.rect(CGRect(x: 20, y: 10, width: 60, height: 20)))
        ) { content }
      Button("Corner") { shown = .corner }.frame(width: 200, height: 60)
        .popover(
          isPresented: isShown(.corner), attachmentAnchor: .point(.bottomTrailing),
          arrowEdge: .trailing
        ) { content }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .popover(isPresented: isShown(.page)) { content }
    .sheet(item: $size) { size in
      switch size {
      case .page: content.presentationSizing(.page)
      case .fitted: content.presentationSizing(.fitted)
      }
    }
    .alert("Delete the file?", isPresented: $isAsked) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    } message: {
      Text("It cannot be restored.")
    }
    .dialogIcon(Image(systemName: "trash"))
    .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    .sheet(isPresented: $hasSheet) {
      VStack {
        Button("Grow") { detent = .large }
        Button("Shrink") { detent = .height(200) }
      }
      .presentationDetents([.height(200), .large], selection: $detent)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
  }

  private var content: some View { Text("Inside").frame(width: 120, height: 40) }

  private func isShown(_ place: Place) -> Binding<Bool> {
    Binding(get: { shown == place }, set: { if !$0 { shown = nil } })
  }
}

/// Bars of a colour scheme of their own, with a line below the title and a filled screen.
struct BarLooks: View {
  var body: some View {
    TabView {
      NavigationStack {
        List { Text("Row") }
          .navigationTitle("Title").navigationSubtitle("A line below it")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
          .toolbarColorScheme(.dark, for: .navigationBar, .bottomBar, .tabBar)
          .containerBackground(Color.yellow, for: .navigation)
      }
      .tabItem { Label("Dark", systemImage: "moon") }
      NavigationStack {
        List { Text("Other row") }.navigationTitle("Other").toolbarColorScheme(.light)
      }
      .tabItem { Label("Usual", systemImage: "sun.max") }
    }
  }
}
