#if PortableViews
import Testing
import ViewTesting

@MainActor
@Suite("What views want of the sheet around them")
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

  @Test("a locked sheet refuses to be dismissed by a person until it is unlocked")
  func lock() throws {
    let screen = ViewTester(Sheet())
    let sheet = try #require(screen.sheet)
    #expect(throws: ViewTestError.self) { try sheet.dismiss() }
    try screen.button("Unlock").tap()
    try #require(screen.sheet).dismiss()
    #expect(screen.sheet == nil)
  }

  @Test("a sheet is as large as the smallest of its sizes")
  func size() throws {
    let screen = ViewTester(Sheet())
    func look() -> String? { screen.sheet?.tree.element.attributes[.look] }
    #expect(look() == "half")
    try screen.button("Grow").tap()
    #expect(look() == "tall")
  }

  @Test(
    "sizes that are a number are taken as the nearest that there is",
    arguments: [
      (PresentationDetent.height(100), nil), (.fraction(0.4), "half"), (.height(700), "tall"),
    ])
  func fraction(detent: PresentationDetent, look: String?) throws {
    let screen = ViewTester(
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([detent])
      })
    #expect(try #require(screen.sheet).tree.element.attributes[.look] == look)
  }

  @Test("a view that is in no sheet wants nothing")
  func outside() {
    let view = Text("Alone").interactiveDismissDisabled().presentationDetents([.medium])
    #expect(ViewTester(view).texts == ["Alone"])
  }
}
#endif
