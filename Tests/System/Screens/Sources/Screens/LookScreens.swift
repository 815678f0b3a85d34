import ComposableUI
import Foundation

/// The screens of single looks by the names of their paths; a browser alone draws them.
enum LookName: String, CaseIterable {
  case symbols = "look-symbols"
  case boxes = "look-boxes"
  case tints = "look-tints"
  case rows = "look-rows"
  case controls = "look-controls"
  case floating = "look-floating"
  case presentations = "look-presentations"
  case tabs = "look-tabs"
  case manyTabs = "look-many-tabs"
  case labelRows = "look-label-rows"
  case titles = "look-titles"
  case behaviors = "look-behaviors"
  case places = "look-places"
  case bars = "look-bars"
  case index = "look-index"
  case find = "look-find"
  case sheets = "look-sheets"
  case plain = "look-plain"
  case zooms = "look-zooms"
  case pictures = "look-pictures"
  case shapes = "look-shapes"
  case lines = "look-lines"
  case longLines = "look-long-lines"
  case swipes = "look-swipes"
}

/// One screen of looks.
struct LookScreen: View {
  let name: LookName

  var body: some View {
    switch name {
    case .symbols: SymbolLooks()
    case .boxes: BoxLooks()
    case .tints: TintLooks()
    case .rows: RowLooks()
    case .controls: ControlLooks()
    case .floating: FloatingLooks()
    case .presentations: PresentationLooks()
    case .tabs: TabLooks()
    case .manyTabs: ManyTabLooks()
    case .labelRows: LabelRowLooks()
    case .titles: TitleLooks()
    case .behaviors: BehaviorLooks()
    case .places: PlaceLooks()
    case .lines: ScrollLooks()
    case .longLines: ScrollLooks(isLimited: false)
    case .bars: BarLooks()
    case .index: IndexLooks()
    case .find: FindLooks()
    case .sheets: SheetLooks()
    case .plain: PlainLooks()
    case .zooms: ZoomLooks()
    case .pictures: PictureLooks()
    case .shapes: ShapeLooks()
    case .swipes: SwipeLooks()
    }
  }
}

/// Symbols in sizes, colours, variants and values.
private struct SymbolLooks: View {
  @State private var isFavourite = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        ForEach(
          ["heart", "heart.fill", "heart.circle", "heart.slash", "no.such.symbol"], id: \.self
        ) {
          Image(systemName: $0).accessibilityLabel($0)
        }
      }
      HStack(spacing: 16) {
        Image(systemName: "bolt").accessibilityLabel("plain")
        Image(systemName: "bolt").symbolVariant(.circle.fill).accessibilityLabel("variant")
        Image(systemName: "bolt").font(.largeTitle).accessibilityLabel("title")
        Image(systemName: "bolt").imageScale(.large).accessibilityLabel("large")
        Image(systemName: "bolt").foregroundStyle(.red).accessibilityLabel("red")
      }
      HStack(spacing: 16) {
        ForEach([0, 0.3, 0.6, 1], id: \.self) { value in
          Image(systemName: "speaker.wave.3.fill", variableValue: value)
            .accessibilityLabel("volume \(value)")
        }
      }
      Button {
        isFavourite.toggle()
      } label: {
        Label("Favourite", systemImage: isFavourite ? "star.fill" : "star")
      }
    }
  }
}

/// Texts without letters, and layers of several views.
private struct BoxLooks: View {
  @State private var hasAnother = false

  var body: some View {
    VStack(spacing: 20) {
      Text("").frame(width: 60, height: 20).background(.red).accessibilityIdentifier("empty")
      Text("Several over each other").padding(20)
        .background {
          Color.yellow
          Color.teal.frame(width: 40, height: 10).accessibilityIdentifier("behind")
        }
        .overlay(alignment: .topTrailing) {
          Color.red.frame(width: 30, height: 12).accessibilityIdentifier("below")
          Color.green.frame(width: 10, height: 10).accessibilityIdentifier("above")
        }
        .accessibilityIdentifier("layers")
      Text("As wide as the window").frame(maxWidth: 480).padding()
        .frame(maxWidth: .infinity).background(.mint).accessibilityIdentifier("narrowed")
      Button("Another line") { hasAnother = true }
      SteppedLayout {
        Text("In a layout").accessibilityIdentifier("first step")
        Text("in steps").accessibilityIdentifier("second step")
        if hasAnother { Text("Another") }
      }
    }
  }
}

/// Views of their ideal sizes, each to the right of the one above, by a cache of the sizes.
private struct SteppedLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache.reduce(into: .zero) {
      $0 = CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: point, proposal: ProposedViewSize(size))
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

/// Controls with a tint.
private struct TintLooks: View {
  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 16) {
        Text("A text has no tint")
        Button("Borderless") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        ProgressView(value: 0.6).accessibilityLabel("Progress")
        Slider(value: .constant(0.5)).accessibilityLabel("Slider")
        Toggle("Switch", isOn: .constant(true))
        Link("Link", destination: URL(string: "https://example.com")!)
      }
      .tint(.purple)
      Button("Yellow") {}.buttonStyle(.borderedProminent).tint(.yellow)
      Toggle("Red switch", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    }
    .padding()
  }
}

/// Rows beside sections, rows that one can move and delete, and rows with a background.
private struct RowLooks: View {
  @State private var names = ["First", "Second", "Third"]
  @State private var isArchived = false
  @State private var name = ""
  @State private var size = "S"

  var body: some View {
    NavigationStack {
      List {
        Text("Loose")
        Text("Loose, too")
        Section("Section") {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("After the section")
        Text("With a background").listRowBackground(Color.yellow)
        Text("With a view behind")
          .listRowBackground(
            HStack(spacing: 0) {
              Color.orange
              Color.mint
            }
            .accessibilityIdentifier("behind"))
        Text(isArchived ? "Archived" : "With an action").swipeActions {
          Button("Archive") { isArchived = true }
        }
        Text("Below a clear row").listRowBackground(Color.clear)
        Section {
          VStack {
            TextField("In a stack", text: $name)
            Picker("Size", selection: $size) {
              ForEach(["S", "Extra large"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
          }
          Picker("Menu", selection: $size) {
            ForEach(["S", "Extra large"], id: \.self) { Text($0) }
          }
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
      }
      .navigationTitle("Rows")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { EditButton() }
    }
  }
}

/// Controls beside each other and outside of forms.
private struct ControlLooks: View {
  @State private var text = ""
  @State private var choice = 1
  @State private var isClicked = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("A line").accessibilityIdentifier("line")
      Button("A plain button") {}.buttonStyle(.plain)
      Button(isClicked ? "Clicked" : "A button") { isClicked = true }
      Toggle("A switch", isOn: .constant(true))
      Picker("Choice", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      HStack {
        TextField("First name", text: $text).textFieldStyle(.roundedBorder)
        TextField("Last name", text: $text).textFieldStyle(.roundedBorder)
        Button("Go") {}
      }
      HStack {
        Text("Yesterday")
        Spacer()
        Text("00:59:59.999").monospacedDigit().accessibilityIdentifier("time")
      }
      Link("Elsewhere", destination: URL(string: "https://example.com")!)
      Link("Here", destination: URL(string: "/look-tabs")!)
      SecureField("Password", text: $text)
    }
    .padding()
  }
}

/// A button over the lower edge of a list that is longer than the window.
private struct FloatingLooks: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      ZStack(alignment: .bottomTrailing) {
        List {
          ForEach(0..<60) { index in
            NavigationLink("Row \(index)") { Text("Detail \(index)") }
          }
        }
        Button("Added \(count)") { count += 1 }
          .buttonStyle(.borderedProminent).padding()
      }
      .navigationTitle("Floating")
    }
  }
}

/// Presentations of all sizes.
private struct PresentationLooks: View {
  @State private var shown: Shown?
  @State private var isCovered = false
  @State private var hasPopover = false
  @State private var hasAlert = false
  @State private var hasDialog = false

  enum Shown: String, CaseIterable, Identifiable {
    case automatic = "Automatic"
    case medium = "Medium"
    case large = "Large"
    case height = "Height"
    case fraction = "Fraction"
    var id: Self { self }

    var detents: Set<PresentationDetent> {
      switch self {
      case .automatic, .large: [.large]
      case .medium: [.medium, .large]
      case .height: [.height(260)]
      case .fraction: [.fraction(0.4)]
      }
    }
  }

  var body: some View {
    VStack {
      ForEach(Shown.allCases) { size in Button(size.rawValue) { shown = size } }
      Button("Cover") { isCovered = true }
      Button("Popover") { hasPopover = true }
      Button("Alert") { hasAlert = true }
      Button("Dialog") { hasDialog = true }
    }
    .sheet(item: $shown) { size in
      if size == .automatic {
        SheetContent()
      } else {
        SheetContent().presentationDetents(size.detents)
      }
    }
    .fullScreenCover(isPresented: $isCovered) { Button("Uncover") { isCovered = false } }
    .popover(isPresented: $hasPopover) { Text("In a popover").padding() }
    .alert("Alert", isPresented: $hasAlert) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    }
    .confirmationDialog("Dialog", isPresented: $hasDialog, titleVisibility: .hidden) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {}
    }
  }

  private struct SheetContent: View {
    @State private var lines = 1
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        ForEach(0..<lines, id: \.self) { Text("Line \($0)") }
        Button("More") { lines += 3 }
        Button("Close") { dismiss() }
      }
    }
  }
}

/// Tabs, for the keys that choose them.
private struct TabLooks: View {
  var body: some View {
    TabView {
      Text("First content").tabItem { Label("First", systemImage: "star") }
      Text("Second content").tabItem { Label("Second", systemImage: "heart") }
      Text("Third content").tabItem { Label("Third", systemImage: "bolt") }
    }
  }
}
