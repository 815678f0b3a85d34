#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Measured views.
@MainActor
struct GeometryTests {
  struct Columns: View {
    @State var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Rectangle().accessibilityIdentifier("side").frame(width: isWide ? 120 : 80)
          GeometryReader { Text(verbatim: "\(Int($0.size.width)) × \(Int($0.size.height))") }
        }
        Button("Widen") { isWide = true }.frame(height: 30)
      }
    }
  }

  private var environment: RendererEnvironment {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 320, height: 230)
    return environment
  }

  @Test("a geometry reader gets the space that the views beside it leave")
  func reader() throws {
    let screen = ViewTester(Columns(), environment: environment)
    #expect(screen.texts == ["240 × 200"])
    screen.graph.resetBodyEvaluations()
    try screen.button("Widen").tap()
    #expect(screen.texts == ["200 × 200"])
    #expect(screen.graph.bodyEvaluations(of: Columns.self) == 1)
    screen.environment.size = CGSize(width: 420, height: 130)
    #expect(screen.texts == ["300 × 100"])
    #expect(screen.graph.bodyEvaluations(of: Columns.self) == 1)
  }

  @Test("padding around a geometry reader is no part of its space")
  func padding() {
    let screen = ViewTester(
      GeometryReader { Text(verbatim: "\(Int($0.size.width)) × \(Int($0.size.height))") }
        .padding(20),
      environment: environment)
    #expect(screen.texts == ["280 × 190"])
  }

  @Test("several views of a geometry reader are over each other, at its top left")
  func severalViews() throws {
    let screen = ViewTester(
      GeometryReader { proxy in
        Color.red.frame(width: 40, height: 30).accessibilityIdentifier("red")
        if proxy.size.width > 0 {
          Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("blue")
          Color.green.position(x: 30, y: 40).accessibilityIdentifier("green")
        }
      },
      environment: environment)
    let frame = { try screen.element(identifiedBy: $0).frame }
    #expect(try frame("red") == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(try frame("blue") == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(try frame("green").size == environment.size)
  }

  struct TwoReaders: View {
    @State private var widths: [Double] = []

    var body: some View {
      GeometryReader { Text(verbatim: "\(Int($0.size.width))") }
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          widths.append($0)
        }
      Text(verbatim: "\(widths)")
    }
  }

  @Test("all that ask for the size of one element get it")
  func several() {
    let screen = ViewTester(TwoReaders(), environment: environment)
    #expect(screen.texts == ["320", "[320.0]"])
  }

  @Test("an element has a place in the window")
  func frame() throws {
    let screen = ViewTester(Columns(), environment: environment)
    #expect(
      try screen.element(identifiedBy: "side").frame
        == CGRect(x: 0, y: 0, width: 80, height: 200))
  }

  struct Changes: View {
    @State private var text = "a"
    @State private var log: [String] = []

    var body: some View {
      Text(text).font(.system(size: 10))
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: { old, new in
          log.append("\(Int(old))>\(Int(new))")
        }
      Button("Longer") { text += "a" }
      Button("Other") { text = String(text.reversed()) }
      Text(verbatim: log.joined(separator: " "))
    }
  }

  @Test("an action runs at first, and when the value made from the size changes")
  func change() throws {
    let screen = ViewTester(Changes())
    #expect(screen.texts == ["a", "5>5"])
    try screen.button("Longer").tap()
    #expect(screen.texts == ["aa", "5>5 5>10"])
    try screen.button("Other").tap()
    #expect(screen.texts == ["aa", "5>5 5>10"])
  }

  @Test("a view behind a sheet is measured, and sizes that are none are refused")
  func covered() throws {
    let screen = ViewTester(
      GeometryReader { Text(verbatim: "\(Int($0.size.width))") }
        .sheet(isPresented: .constant(true)) { Text("Over") },
      environment: environment)
    screen.environment.size.width = 500
    #expect(screen.texts == ["500", "Over"])
    let reader = try #require(screen.root.children.first)
    for size in [
      "", "1", "1 2", "1 2 3", "1 2 3 4 5", "0 0 -1 2", "0 0 nan 2", "1e9 0 1 2", "0 0 a b",
      "0  0 1 2",
    ] {
      #expect(throws: ViewTestError.self) { try reader.send(.resize, value: size) }
    }
    #expect(throws: ViewTestError.self) {
      try screen.find(.text, "Over").send(.resize, value: "0 0 1 2")
    }
  }

  struct Growing: View {
    @State private var width = 10.0

    var body: some View {
      Rectangle().frame(width: width, height: 10)
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }

  @Test("views whose sizes change each other for ever are measured a few times at once")
  func endless() {
    let screen = ViewTester(Growing())
    #expect(screen.root.children[0].frame.width > 10)
  }
}
#endif
