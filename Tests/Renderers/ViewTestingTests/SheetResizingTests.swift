#if PortableViews
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

/// Sheets that people resize.
@MainActor
struct SheetResizingTests {
  struct Sheet: View {
    var detents: Set<PresentationDetent> = [.height(200), .medium, .large]
    var indicator = Visibility.automatic
    var interaction = PresentationContentInteraction.automatic
    @State var isShown = true
    @State var isLocked = false

    var body: some View {
      Text("Behind").sheet(isPresented: $isShown) {
        Button("Lock") { isLocked = true }
          .presentationDetents(detents)
          .presentationDragIndicator(indicator)
          .presentationContentInteraction(interaction)
          .interactiveDismissDisabled(isLocked)
      }
    }
  }

  /// A sheet in a window that is 800 points high.
  private func screen(_ sheet: some View) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 400, height: 800)
    return ViewTester(sheet, environment: environment)
  }

  private func size(in screen: ViewTester) throws -> ElementDetails {
    try #require(screen.sheet).tree.element.details
  }

  @Test(
    "a dragged sheet settles at the nearest of its sizes",
    arguments: [
      (120.0, SheetSize.height(200)), (299, .height(200)), (301, .half), (559, .half),
      (561, .tall), (9_999, .tall),
    ])
  func settling(height: Double, size: SheetSize) throws {
    let screen = screen(Sheet())
    try #require(screen.sheet).drag(toHeight: height)
    #expect(try self.size(in: screen) == .sheet(size))
  }

  @Test("a sheet that is dragged far below its smallest size is dismissed if it may be")
  func dismissal() throws {
    let screen = screen(Sheet())
    try screen.button("Lock").tap()
    try #require(screen.sheet).drag(toHeight: 500)
    try #require(screen.sheet).drag(toHeight: -40)
    #expect(try size(in: screen) == .sheet(.height(200)))
    let free = self.screen(Sheet())
    try #require(free.sheet).drag(toHeight: 99)
    #expect(free.sheet == nil)
  }

  @Test("steps choose the next size, after the largest the smallest")
  func steps() throws {
    let screen = screen(Sheet())
    func sheet() throws -> TestElement { try #require(screen.sheet) }
    func shown() throws -> ElementDetents? { try sheet().tree.element.style.effects.detents }
    #expect(try shown() == ElementDetents(count: 3, index: 0))
    try sheet().decrement()
    #expect(try size(in: screen) == .sheet(.height(200)))
    try sheet().increment()
    #expect(try size(in: screen) == .sheet(.half))
    try sheet().increment()
    #expect(try shown() == ElementDetents(count: 3, index: 2))
    try sheet().increment()
    #expect(try size(in: screen) == .sheet(.height(200)))
  }

  struct Selecting: View {
    @State var detent = PresentationDetent.medium
    @State var isFrozen = false

    var body: some View {
      Text(detent == .large ? "large" : "not large").sheet(isPresented: .constant(true)) {
        VStack {
          Button("Shrink") { detent = .medium }
          Button("Freeze") { isFrozen = true }
        }
        .presentationDetents(
          [.medium, .large],
          selection: isFrozen ? .constant(.medium) : $detent)
      }
    }
  }

  @Test("a drag writes the selected size, which the views can set, too")
  func selection() throws {
    let screen = screen(Selecting())
    #expect(screen.texts == ["not large"])
    try #require(screen.sheet).drag(toHeight: 700)
    #expect(screen.texts == ["large"])
    try screen.button("Shrink").tap()
    #expect(try size(in: screen) == .sheet(.half))
    // The newest binding counts, although it has the same value.
    try screen.button("Freeze").tap()
    try #require(screen.sheet).drag(toHeight: 700)
    #expect(screen.texts == ["not large"])
    #expect(try size(in: screen) == .sheet(.half))
  }

  @Test("a sheet of several sizes shows a sign that it can be dragged, unless it hides it")
  func indicator() throws {
    func effects(_ sheet: Sheet) throws -> ElementEffects {
      try #require(screen(sheet).sheet).tree.element.style.effects
    }
    #expect(try effects(Sheet()).hasDragIndicator == true)
    #expect(try effects(Sheet(indicator: .hidden)).hasDragIndicator == false)
    let single = try effects(Sheet(detents: [.medium]))
    #expect(single.hasDragIndicator == nil)
    #expect(single.detents == nil)
  }

  @Test("a sheet of one size is dragged to be dismissed, and has nothing to choose")
  func oneSize() throws {
    let screen = screen(Sheet(detents: [.medium]))
    try #require(screen.sheet).drag(toHeight: 900)
    #expect(try size(in: screen) == .sheet(.half))
    #expect(throws: ViewTestError.self) { try #require(screen.sheet).increment() }
    try #require(screen.sheet).drag(toHeight: 100)
    #expect(screen.sheet == nil)
    let unsized = self.screen(Sheet(detents: [], indicator: .visible))
    try #require(unsized.sheet).drag(toHeight: 100)
    #expect(unsized.sheet == nil)
    let fixed = self.screen(Sheet(detents: []))
    #expect(throws: ViewTestError.self) { try #require(fixed.sheet).drag(toHeight: 100) }
  }

  @Test("the content of a sheet scrolls and does not resize it if a view says so")
  func contentInteraction() throws {
    func detents(_ interaction: PresentationContentInteraction) throws -> ElementDetents? {
      try #require(screen(Sheet(interaction: interaction)).sheet)
        .tree.element.style.effects.detents
    }
    #expect(try detents(.scrolls)?.scrollsContent == true)
    #expect(try detents(.resizes)?.scrollsContent == false)
    #expect(try detents(.automatic)?.scrollsContent == false)
  }
}
#endif
