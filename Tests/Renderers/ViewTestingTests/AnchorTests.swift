#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Frames and anchors.
@MainActor
struct AnchorTests {
  private struct Selected: PreferenceKey {
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  struct Tabs: View {
    @State var selection = 0

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3, id: \.self) { index in
          Button("\(index)") { selection = index }
            .frame(width: Double(40 + index * 10), height: 20)
            .anchorPreference(key: Selected.self, value: .bounds) {
              index == selection ? $0 : nil
            }
        }
      }
      .overlayPreferenceValue(Selected.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Line(frame: proxy[anchor])
          }
        }
      }
    }
  }

  struct Line: View {
    let frame: CGRect
    var body: some View {
      Color.blue.accessibilityIdentifier("line").frame(width: frame.width, height: 2)
        .offset(x: frame.minX, y: frame.maxY)
      Text(verbatim: "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width))")
    }
  }

  private func screen(_ view: some View, width: Double = 200) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: width, height: 100)
    return ViewTester(view, environment: environment)
  }

  @Test("a line follows the anchor of the selected view")
  func underline() throws {
    let screen = screen(Tabs())
    #expect(screen.texts == ["0 0 40"])
    try screen.button("2").tap()
    #expect(screen.texts == ["110 0 60"])
    screen.graph.resetBodyEvaluations()
    screen.environment.size.width = 300
    #expect(screen.texts == ["110 0 60"])
    #expect(screen.graph.bodyEvaluations(of: Tabs.self) == 0)
  }

  struct Frames: View {
    @State var inset = 10.0

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: inset)
        VStack(spacing: 0) {
          Color.red.frame(height: 5)
          GeometryReader { proxy in
            Place("global", proxy.frame(in: .global))
            Place("local", proxy.frame(in: .local))
            Place("card", proxy.frame(in: .named("card")))
            Place("other", proxy.frame(in: .named("other")))
          }
          GeometryReader { SizeOnly(size: $0.size) }.frame(height: 10)
        }
        .frame(height: 60)
        .coordinateSpace(name: "card")
        Button("Down") { inset += 10 }.frame(height: 20)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  struct Place: View {
    let name: String
    let frame: CGRect

    init(_ name: String, _ frame: CGRect) {
      (self.name, self.frame) = (name, frame)
    }

    var body: some View { Text(verbatim: "\(name) \(Int(frame.minY)) \(Int(frame.height))") }
  }

  struct SizeOnly: View {
    let size: CGSize
    var body: some View { Text(verbatim: "\(Int(size.width))") }
  }

  @Test("a reader knows its frame in each space, and follows a move")
  func spaces() throws {
    let screen = screen(Frames())
    #expect(screen.texts == ["global 15 45", "local 0 45", "card 5 45", "other 15 45", "200"])
    screen.graph.resetBodyEvaluations()
    try screen.button("Down").tap()
    #expect(screen.texts == ["global 25 45", "local 0 45", "card 5 45", "other 25 45", "200"])
    #expect(screen.graph.bodyEvaluations(of: Frames.self) == 1)
    #expect(screen.graph.bodyEvaluations(of: SizeOnly.self) == 0)
  }

  @Test("an anchor is a point of a view, or a rectangle in it")
  func sources() {
    struct Points: PreferenceKey {
      static let defaultValue: [Anchor<CGPoint>] = []
      static func reduce(
        value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]
      ) {
        value += nextValue()
      }
    }
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: Points.self, value: .center) { [$0] }
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 4))) {
          $0.append($1)
        }
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
    }
    .overlayPreferenceValue(Points.self) { anchors in
      GeometryReader { proxy in
        Text(
          verbatim: anchors.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" }
            .joined(separator: ", "))
      }
    }
    #expect(screen(view).texts == ["10 10, 3 4, 60 20"])
  }

  @Test("an action gets the place of a view in a space")
  func change() throws {
    struct Watched: View {
      @State private var places: [Int] = []
      @State private var inset = 10.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: inset)
          Text("A").onGeometryChange(for: Int.self) {
            Int($0.frame(in: .global).minY)
          } action: {
            places.append($0)
          }
          Button("Down") { inset += 10 }.frame(height: 20)
          Text(verbatim: "\(places)")
          Spacer(minLength: 0)
        }
      }
    }
    let screen = screen(Watched())
    #expect(screen.texts.last == "[10]")
    try screen.button("Down").tap()
    #expect(screen.texts.last == "[10, 20]")
  }
}
#endif
