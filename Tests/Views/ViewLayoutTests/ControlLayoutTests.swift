#if PortableViews
import ComposableUI
import Testing
import ViewGraph

/// Controls, bars and grids.
@MainActor
struct ControlLayoutTests {
  /// The places of all elements with a role.
  private func places(_ role: ViewElement.Role, on screen: Screen) -> [String] {
    func find(_ tree: ElementTree) -> [ElementTree] {
      (tree.element.role == role ? [tree] : []) + tree.children.flatMap(find)
    }
    return find(screen.graph.tree).compactMap { screen.layout.frame(of: $0.id) }.map {
      [$0.minX, $0.minY, $0.width, $0.height]
        .map { "\(Int($0.rounded()))" }.joined(separator: " ")
    }
  }

  @Test("a spacer gets what the texts beside it leave")
  func spacer() throws {
    let screen = Screen {
      HStack(spacing: 0) {
        Text(String(repeating: "a", count: 30)).font(.system(size: 10))
          .accessibilityIdentifier("text")
        Spacer()
      }
    }
    #expect(try screen.place("text") == "0 43 150 14")
  }

  @Test("a button without a border takes its row; one with a border is as wide as its label")
  func buttonsOfRows() {
    let screen = Screen(width: 400, height: 300) {
      List {
        Button("aaaa") {}
        Button("aaaa") {}.buttonStyle(.borderedProminent)
      }
    }
    let widths = places(.button, on: screen).map { $0.split(separator: " ")[2] }
    #expect(widths == ["368", "70"])
  }

  @Test("titles of labels in rows begin after a column for icons")
  func labels() throws {
    func start(_ screen: Screen) throws -> Int {
      let parts = try screen.place("title").split(separator: " ")
      return try #require(parts.first.flatMap { Int($0) })
    }
    let label = Label {
      Box("title", 20, 10)
    } icon: {
      Image(systemName: "star")
    }
    let rows = Screen(width: 600, height: 300) { List { label } }
    // The margins of the list and of the row, an icon's column of 28 points, and 12 points.
    #expect(try start(rows) == 16 + 16 + 40)
    let loose = Screen(width: 600, height: 300) {
      HStack(spacing: 0) {
        label
        Spacer()
      }
    }
    #expect(try start(loose) == 26)
    let bordered = Screen(width: 600, height: 300) {
      List { Button(action: {}) { label }.buttonStyle(.bordered) }
    }
    #expect(try start(bordered) == 16 + 16 + 18 + 26)
  }

  @Test("a screen has its controls in bars, and its content between them")
  func bars() throws {
    let screen = Screen(width: 600, height: 400) {
      NavigationStack {
        Box("content", 20, 10).navigationTitle("Title").toolbar {
          ToolbarItem(placement: .navigation) { Box("leading", 30, 20) }
          ToolbarItem(placement: .primaryAction) { Box("trailing", 40, 20) }
          ToolbarItem(placement: .bottomBar) { Box("bottom", 50, 30) }
        }
      }
    }
    #expect(try screen.place("leading") == "8 16 30 20")
    #expect(try screen.place("trailing") == "552 16 40 20")
    #expect(try screen.place("bottom") == "275 366 50 30")
    #expect(try screen.place("content") == "290 198 20 10")
  }

  @Test("tabs are at the bottom, and the panel takes the rest")
  func tabs() throws {
    let screen = Screen(width: 300, height: 400) {
      TabView {
        Box("content", 20, 10).tabItem { Text("One") }
        Text("Two").tabItem { Text("Two") }
      }
    }
    #expect(places(.tabBar, on: screen) == ["0 341 300 59"])
    #expect(places(.tabItem, on: screen) == ["10 342 140 58", "150 342 140 58"])
    #expect(try screen.place("content") == "140 157 20 10")
  }

  @Test("the options of a picker share its width, or take no space")
  func pickers() throws {
    let segments = Screen {
      Picker("Size", selection: .constant("S")) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
    #expect(
      places(.segment, on: segments) == ["2 34 65 32", "67 34 65 32", "133 34 65 32"])
    let menu = Screen {
      Picker("Size", selection: .constant("S")) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .labelsHidden()
    }
    #expect(places(.picker, on: menu) == ["69 28 62 44"])
  }

  @Test("a button that is alone in a row takes the whole row")
  func rowOfButton() {
    let screen = Screen(width: 300, height: 200) {
      List { Button("Go") {} }
    }
    #expect(places(.button, on: screen) == ["16 8 268 48"])
  }

  @Test("a frame is moved by the offset of the element and of those around it")
  func offset() throws {
    let screen = Screen {
      VStack { Box("a", 20, 10).offset(x: 5, y: -3) }.offset(x: 1, y: 1)
    }
    #expect(try screen.place("a") == "96 43 20 10")
  }

  @Test("one length of a frame gives the other of an element with an aspect ratio")
  func aspectRatio() throws {
    let screen = Screen(width: 300, height: 300) {
      Rectangle().accessibilityIdentifier("wide").aspectRatio(2, contentMode: .fit)
        .frame(width: 120)
      HStack {
        Circle().accessibilityIdentifier("circle").frame(height: 30)
        Text("a")
      }
    }
    #expect(try screen.place("wide").hasSuffix(" 120 60"))
    #expect(try screen.place("circle").hasSuffix(" 30 30"))
  }

  @Test("a view across a grid widens its columns equally")
  func across() throws {
    let screen = Screen {
      Grid {
        GridRow {
          Box("first", 20, 10)
          Box("second", 20, 10)
        }
        Box("across", 100, 10)
      }
    }
    #expect(try screen.place("first") == "63 36 20 10")
    #expect(try screen.place("second") == "117 36 20 10")
    #expect(try screen.place("across") == "50 54 100 10")
  }

  @Test("the columns of a grid share what a column with a limit leaves")
  func flexibleColumns() throws {
    let screen = Screen {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 10, maximum: 50)), GridItem(.flexible())]) {
        Rectangle().accessibilityIdentifier("a").frame(height: 10)
        Rectangle().accessibilityIdentifier("b").frame(height: 10)
      }
    }
    #expect(try screen.place("a") == "0 45 50 10")
    #expect(try screen.place("b") == "58 45 142 10")
  }
}
#endif
