#if PortableViews
import ComposableUI
import Foundation
import HeadlessRenderer
import Testing
import ViewGraph
import ViewTesting

/// Views in lazy containers.
@MainActor
struct LazyAppearanceTests {
  /// The texts that modifiers of the views have noted.
  @MainActor
  final class Notes {
    var texts: [String] = []

    func take() -> [String] {
      defer { texts = [] }
      return texts
    }
  }

  struct Row: View {
    let name: String
    let notes: Notes

    var body: some View {
      Text(name).frame(width: 50, height: 50)
        .onAppear { notes.texts.append("+\(name)") }
        .onDisappear { notes.texts.append("-\(name)") }
    }
  }

  struct Rows: View {
    let notes: Notes
    @State var count = 20
    @State var isOver = false

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Row(name: "\($0)", notes: notes) }
        }
      }
      .onAppear { notes.texts.append("list") }
    }
  }

  struct Pages: View {
    @State var count = 10

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Text("\(index)").frame(width: 50, height: 50)
              .onAppear { if index == count - 1 { count += 10 } }
          }
        }
      }
      .accessibilityIdentifier("\(count)")
    }
  }

  private func makeScreen(_ view: some View, _ lazyViews: LazyViews = .appearInWindow) -> ViewTester
  {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 200)
    return ViewTester(view, environment: environment, lazyViews: lazyViews)
  }

  @Test("all rows appear as they are made if a test does not ask for a window")
  func atOnce() {
    let notes = Notes()
    _ = makeScreen(Rows(notes: notes, count: 6), .appearAtOnce)
    #expect(notes.take() == ["+0", "+1", "+2", "+3", "+4", "+5", "list"])
  }

  @Test("rows appear and disappear as they come into the window and leave it")
  func scrolling() throws {
    let notes = Notes()
    let screen = makeScreen(Rows(notes: notes))
    // Four rows are in the window, and the fifth one touches it.
    #expect(notes.take() == ["list", "+0", "+1", "+2", "+3", "+4"])
    try screen.find(.scroll).scroll(to: screen.text("10"), anchor: .top)
    #expect(
      notes.take() == ["-0", "-1", "-2", "-3", "-4", "+9", "+10", "+11", "+12", "+13", "+14"])
    try screen.find(.scroll).scroll(to: screen.text("12"), anchor: .top)
    #expect(notes.take() == ["-9", "-10", "+15", "+16"])
    screen.close()
    #expect(notes.take() == ["-11", "-12", "-13", "-14", "-15", "-16"])
  }

  @Test("an endless list loads its next page when its last row is scrolled to")
  func pages() throws {
    let screen = makeScreen(Pages())
    #expect(screen.texts.count == 10)
    try screen.find(.scroll).scroll(to: screen.text("7"), anchor: .bottom)
    #expect(screen.texts.count == 10)
    try screen.find(.scroll).scroll(to: screen.text("9"))
    #expect(screen.texts.count == 20)
  }

  @Test(
    "rows of every lazy container wait for the window",
    arguments: ["list", "columns", "rows", "stack"])
  func containers(kind: String) {
    let notes = Notes()
    struct Container: View {
      let kind: String
      let notes: Notes

      var body: some View {
        let rows = ForEach(0..<40, id: \.self) { Row(name: "\($0)", notes: notes) }
        switch kind {
        case "list": List { rows }
        case "columns": ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
        case "rows": ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(50))]) { rows } }
        default: ScrollView(.horizontal) { LazyHStack { rows } }
        }
      }
    }
    _ = makeScreen(Container(kind: kind, notes: notes))
    #expect(notes.texts.contains("+0"))
    #expect(!notes.texts.contains("+20"))
  }

  @Test("a task begins near the window, and survives the outcome that it draws")
  func tasks() async throws {
    let notes = Notes()
    struct Loaded: View {
      let name: String
      let notes: Notes
      @State var text: String?

      var body: some View {
        Group {
          if let text { Text(text) } else { ProgressView() }
        }
        .frame(width: 50, height: 50)
        .task {
          notes.texts.append("load \(name)")
          text = "loaded \(name)"
          try? await Task.sleep(for: .seconds(3_600))
          notes.texts.append("end \(name)")
        }
      }
    }
    struct Content: View {
      let notes: Notes

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Loaded(name: "\($0)", notes: notes) }
            Text("foot").frame(width: 50, height: 50)
          }
        }
      }
    }
    let screen = makeScreen(Content(notes: notes))
    try await screen.wait { screen.texts.contains("loaded 3") }
    await screen.settle()
    #expect(notes.take().sorted() == ["load 0", "load 1", "load 2", "load 3"])
    try screen.find(.scroll).scroll(to: screen.text("foot"))
    try await screen.wait { screen.texts.contains("loaded 9") }
    await screen.settle()
    // The four tasks were cancelled, and three have begun.
    #expect(
      notes.take().sorted() == ["end 0", "end 1", "end 2", "end 3", "load 7", "load 8", "load 9"])
    screen.close()
  }

  @Test("a sheet that a row presents, and its views, appear at once")
  func presentation() throws {
    let notes = Notes()
    struct Presenting: View {
      let notes: Notes
      @State var isPresented = false

      var body: some View {
        List {
          Button("Show") { isPresented = true }
            .sheet(isPresented: $isPresented) {
              ScrollView {
                Color.red.frame(height: 900)
                Text("In the sheet").onAppear { notes.texts.append("sheet") }
              }
            }
        }
      }
    }
    let screen = makeScreen(Presenting(notes: notes))
    try screen.button("Show").tap()
    #expect(notes.take() == ["sheet"])
  }

  @Test("views without an element appear at once, also in a lazy container")
  func withoutElement() {
    let notes = Notes()
    let screen = makeScreen(
      LazyVStack {
        Color.red.frame(height: 900)
        EmptyView().onAppear { notes.texts.append("empty") }
      })
    #expect(notes.take() == ["empty"])
    screen.close()
  }

  @Test("a repeated, a false or a late report of a renderer has no effect")
  func reports() throws {
    let notes = Notes()
    let renderer = HeadlessRenderer(reportsAppearances: true)
    let graph = ViewGraph(
      List {
        Text("A").onAppear { notes.texts.append("+") }.onDisappear { notes.texts.append("-") }
        Text("B")
      }, renderer: renderer)
    graph.mount()
    #expect(notes.take() == [])
    func all(_ tree: ElementTree) -> [ElementTree] { [tree] + tree.children.flatMap(all) }
    let texts = try all(#require(renderer.tree)).filter { $0.element.role == .text }
    let (first, second) = (texts[0].id, texts[1].id)
    graph.take([
      ViewAppearance(node: first, isNear: false), ViewAppearance(node: first, isNear: true),
      ViewAppearance(node: first, isNear: true), ViewAppearance(node: second, isNear: true),
      ViewAppearance(node: NodeID(rawValue: 999), isNear: true),
    ])
    #expect(notes.take() == ["+"])
    #expect(graph.handle(.appear, of: first, text: "false") == .handled)
    #expect(notes.take() == ["-"])
    #expect(graph.handle(.appear, of: first, text: "maybe") == .refused(.invalidValue))
    #expect(graph.handle(.appear, of: second, text: "true") == .refused(.unexpectedEvent))
    graph.unmount()
    #expect(notes.take() == [])
  }
}
#endif
