#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// Modifiers inside a sheet.
@MainActor
struct SheetWishTests {
  struct Sheet: View {
    @State var isShown = true
    @State var isLocked = true
    @State var detents: Set<PresentationDetent> = [.medium, .large]

    var body: some View {
      Text("Behind").sheet(isPresented: $isShown) {
        NavigationStack {
          VStack {
            Button("Unlock") { isLocked = false }
            Button("Grow") { detents = [.large] }
          }
          .interactiveDismissDisabled(isLocked)
          .presentationDetents(detents)
        }
      }
    }
  }

  @Test("a sheet with dismissal disabled stays until it is enabled")
  func lock() throws {
    let screen = ViewTester(Sheet())
    let sheet = try #require(screen.sheet)
    #expect(throws: ViewTestError.self) { try sheet.dismiss() }
    try screen.button("Unlock").tap()
    try #require(screen.sheet).dismiss()
    #expect(screen.sheet == nil)
  }

  struct Steps: View {
    struct First: View {
      @State private var notes = 0

      var body: some View {
        Text("Notes: \(notes)")
        Button("Note") { notes += 1 }
        NavigationLink("Next", value: 2)
      }
    }

    var body: some View {
      Text("Behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          First().navigationDestination(for: Int.self) { number in
            Text("Step \(number)").interactiveDismissDisabled()
          }
        }
      }
    }
  }

  @Test("a sheet keeps what it shows when a later screen disables dismissal")
  func laterWish() throws {
    let screen = ViewTester(Steps())
    try screen.button("Note").tap()
    let sheet = try #require(screen.sheet).tree.id
    screen.graph.resetBodyEvaluations()
    try screen.link("Next").tap()
    #expect(screen.texts == ["Behind", "Step 2"])
    #expect(throws: ViewTestError.self) { try #require(screen.sheet).dismiss() }
    #expect(screen.sheet?.tree.id == sheet)
    #expect(screen.graph.bodyEvaluations(of: Steps.self) == 0)
    #expect(screen.graph.bodyEvaluations(of: Steps.First.self) == 0)
    try screen.navigateBack()
    #expect(screen.texts == ["Behind", "Notes: 1"])
    try #require(screen.sheet).dismiss()
  }

  @Test("a sheet has the smallest of its detents")
  func size() throws {
    let screen = ViewTester(Sheet())
    func details() -> ElementDetails? { screen.sheet?.tree.element.details }
    #expect(details() == .sheet(.half))
    try screen.button("Grow").tap()
    #expect(details() == .sheet(.tall))
  }

  @Test(
    "a sheet has the height or the fraction of a detent, within the screen",
    arguments: [
      (PresentationDetent.height(100), SheetSize.height(100)), (.fraction(0.4), .fraction(0.4)),
      (.height(-1), .height(0)), (.fraction(7), .fraction(1)), (.fraction(.nan), .fraction(1)),
    ])
  func fraction(detent: PresentationDetent, size: SheetSize) throws {
    let screen = ViewTester(
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([detent])
      })
    #expect(try #require(screen.sheet).tree.element.details == .sheet(size))
  }

  @Test("a view that covers the screen takes no dismissal from outside, and keeps its size")
  func cover() throws {
    let screen = ViewTester(
      Text("Behind").fullScreenCover(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([.medium])
      })
    let element = try #require(screen.sheet).tree.element
    #expect(element.details == .sheet(.full))
    #expect(!element.events.contains(.dismiss))
  }

  @Test("a view inside sets the background, the corners and the drag indicator of its sheet")
  func looks() throws {
    struct Dressed: View {
      @State var isPlain = false
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          if isPlain {
            Text("Plain")
          } else {
            Button("Undress") { isPlain = true }
              .presentationBackground(.red).presentationCornerRadius(30)
              .presentationDragIndicator(.visible)
          }
        }
      }
    }
    let screen = ViewTester(Dressed())
    let style = try #require(screen.sheet).tree.element.style
    #expect(style.background == .named(.red))
    #expect(style.cornerRadius == 30)
    #expect(style.effects.hasDragIndicator == true)
    try screen.button("Undress").tap()
    #expect(try #require(screen.sheet).tree.element.style.isEmpty)
  }

  @Test("a popover has the look of a sheet, too")
  func popover() throws {
    let screen = ViewTester(
      Text("Behind").popover(isPresented: .constant(true)) {
        Text("Inside").presentationBackground(.thinMaterial)
      })
    let style = try screen.find(.popover).tree.element.style
    #expect(style.backdrop == .material)
  }

  @Test("sheet modifiers outside of a sheet have no effect")
  func outside() {
    let view = Text("Alone").interactiveDismissDisabled().presentationDetents([.medium])
    #expect(ViewTester(view).texts == ["Alone"])
  }
}
#endif
