#if PortableViews
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

/// The kind, the size and the modality of presentations.
@MainActor
struct PresentationShapeTests {
  private static let narrow = window(390, 780)
  private static let wide = window(900, 760)

  private static func window(_ width: Double, _ height: Double) -> RendererEnvironment {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: width, height: height)
    return environment
  }

  private func presented(_ role: ViewElement.Role, in screen: ViewTester) throws -> ViewElement {
    try screen.find(role).tree.element
  }

  struct Behind: View {
    let interaction: PresentationBackgroundInteraction
    @State var count = 0
    @State var detent = PresentationDetent.medium

    var body: some View {
      NavigationStack {
        VStack {
          Text("count \(count)")
          Button("Count") { count += 1 }
        }
        .sheet(isPresented: .constant(true)) {
          Button("Grow") { detent = .large }
            .presentationDetents([.medium, .large], selection: $detent)
            .presentationBackgroundInteraction(interaction)
        }
      }
    }
  }

  @Test("views behind a sheet can be used if its content says so")
  func interaction() throws {
    let screen = ViewTester(Behind(interaction: .enabled))
    try screen.button("Count").tap()
    #expect(screen.texts == ["count 1"])
    try screen.button("Grow").tap()
    try screen.button("Count").tap()
    #expect(screen.texts == ["count 2"])
    #expect(screen.sheet != nil)
  }

  @Test("views behind a sheet can be used up through a detent")
  func interactionOfDetent() throws {
    let screen = ViewTester(Behind(interaction: .enabled(upThrough: .medium)))
    try screen.button("Count").tap()
    #expect(screen.texts == ["count 1"])
    try screen.button("Grow").tap()
    #expect(throws: ViewTestError.self) { try screen.button("Count").tap() }
    #expect(screen.texts == ["count 1"])
  }

  @Test(
    "views behind a sheet cannot be used by default",
    arguments: [PresentationBackgroundInteraction.automatic, .disabled])
  func noInteraction(interaction: PresentationBackgroundInteraction) throws {
    let screen = ViewTester(Behind(interaction: interaction))
    #expect(throws: ViewTestError.self) { try screen.button("Count").tap() }
    try screen.button("Grow").tap()
  }

  @Test("an alert over a sheet that leaves the views behind usable covers both")
  func alertOverSheet() throws {
    let screen = ViewTester(
      Button("Behind") {}
        .sheet(isPresented: .constant(true)) {
          Button("Inside") {}.presentationBackgroundInteraction(.enabled)
            .alert("Alert", isPresented: .constant(true)) { Button("Fine") {} }
        })
    #expect(throws: ViewTestError.self) { try screen.button("Behind").tap() }
    #expect(throws: ViewTestError.self) { try screen.button("Inside").tap() }
    try screen.button("Fine").tap()
  }

  @Test("a sheet of the size of a page is wider and higher in a wide window alone")
  func page() throws {
    let screen = ViewTester(
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Inside").presentationSizing(.page)
      }, environment: Self.wide)
    let sheet = try presented(.sheet, in: screen)
    #expect(sheet.details == .sheet(.tall))
    #expect(sheet.style.width == 712)
    #expect(try screen.find(.sheet).frame.width == 712)
    screen.environment = Self.narrow
    let narrow = try presented(.sheet, in: screen)
    #expect(narrow.details == .sheet(.automatic))
    #expect(narrow.style.isEmpty)
    #expect(try screen.find(.sheet).frame.width == 390 * 0.92)
  }

  @Test("a sheet fits its content along the axes of its sizing")
  func fitted() throws {
    func screen(_ sizing: some PresentationSizing) -> ViewTester {
      ViewTester(
        Text("Behind").sheet(isPresented: .constant(true)) {
          Color.red.frame(width: 200, height: 50).presentationSizing(sizing)
        }, environment: Self.wide)
    }
    func sheet(_ sizing: some PresentationSizing) throws -> ViewElement {
      try presented(.sheet, in: screen(sizing))
    }
    #expect(try screen(.fitted).find(.sheet).frame.width == 200)
    #expect(try screen(.automatic).find(.sheet).frame.width == 480)
    #expect(try sheet(.fitted).style.fixedAxes == [.horizontal, .vertical])
    #expect(try sheet(.form).style.isEmpty)
    #expect(try sheet(.automatic).style.isEmpty)
    let form = try sheet(.form.fitted(horizontal: false, vertical: true))
    #expect(form.style.fixedAxes == .vertical)
    let page = try sheet(.page.fitted(horizontal: false, vertical: true))
    #expect(page.style.fixedAxes == .vertical)
    #expect(page.style.width == 712)
  }

  struct Adapting: View {
    let horizontal: PresentationAdaptation
    var vertical = PresentationAdaptation.automatic
    @State var isShown = true

    var body: some View {
      Text("Behind").popover(isPresented: $isShown) {
        Counter()
          .presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
      }
    }

    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test("a popover is a sheet in a narrow window, and keeps the state of its content")
  func adaptation() throws {
    let screen = ViewTester(Adapting(horizontal: .sheet), environment: Self.wide)
    _ = try presented(.popover, in: screen)
    try screen.button("Count 0").tap()
    screen.environment = Self.narrow
    #expect(try presented(.sheet, in: screen).details == .sheet(.automatic))
    try screen.button("Count 1").tap()
    try #require(screen.sheet).dismiss()
    #expect(!screen.has(.button))
  }

  @Test("a popover covers a low window, and stays one in a narrow window by default")
  func lowWindow() throws {
    let adapting = Adapting(horizontal: .automatic, vertical: .fullScreenCover)
    let screen = ViewTester(adapting, environment: Self.narrow)
    _ = try presented(.popover, in: screen)
    screen.environment = Self.window(780, 390)
    let cover = try presented(.sheet, in: screen)
    #expect(cover.details == .sheet(.full))
    #expect(!cover.events.contains(.dismiss))
    let same = ViewTester(Adapting(horizontal: .none), environment: Self.narrow)
    _ = try presented(.popover, in: same)
  }

  @Test("a popover is at an edge of the view, or of a part of it")
  func places() throws {
    func screen(_ anchor: PopoverAttachmentAnchor) -> ViewTester {
      ViewTester(
        Color.red.frame(width: 200, height: 100).accessibilityIdentifier("view")
          .popover(
            isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: .leading
          ) { Text("Inside") }, environment: Self.wide)
    }
    /// The frame of the element before the popover, from the corner of the view.
    func place(_ anchor: PopoverAttachmentAnchor) throws -> CGRect {
      let screen = screen(anchor)
      let frame = try screen.element(identifiedBy: "view").frame
      let popover = try screen.find(.popover)
      #expect(popover.tree.element.style.effects.popoverEdge == .leading)
      let around = try #require(
        screen.root.descendants.first { $0.children.contains { $0.role == .popover } })
      let index = try #require(around.children.firstIndex { $0.role == .popover })
      return around.children[index - 1].frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    let size = CGSize(width: 200, height: 100)
    #expect(try place(.rect(.bounds)) == CGRect(origin: .zero, size: size))
    let part = CGRect(x: 20, y: 10, width: 30, height: 40)
    #expect(try place(.rect(.rect(part))) == part)
    #expect(try place(.point(.bottomTrailing)) == CGRect(x: 200, y: 100, width: 0, height: 0))
    #expect(try place(.point(.center)) == CGRect(x: 100, y: 50, width: 0, height: 0))
  }
}
#endif
