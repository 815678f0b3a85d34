#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

@MainActor
struct SymbolLayerTests {
  private func layers(_ view: some View) -> [Bool] {
    ViewTester(view).root.all(.image).map { image in
      if case .image(let details) = image.tree.element.details { details.isLayered } else { false }
    }
  }

  @Test("symbols have layers in a mode with several colours, or with two styles of the foreground")
  func modes() {
    let symbols = HStack {
      Image(systemName: "plus.circle.fill")
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome)
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette).resizable()
    }
    #expect(layers(symbols) == [false, false, true])
    #expect(layers(symbols.symbolRenderingMode(.hierarchical)) == [true, false, true])
    #expect(layers(symbols.symbolRenderingMode(.multicolor)) == [false, false, true])
    #expect(layers(symbols.foregroundStyle(.white, .red)) == [true, false, true])
    let single = symbols.symbolRenderingMode(.monochrome).foregroundStyle(.white, .red)
    #expect(layers(single) == [false, false, true])
  }

  @Test("the second style is one of the view, for what is inside")
  func secondStyle() throws {
    let screen = ViewTester(HStack { Text("A") }.foregroundStyle(.white, .red))
    let style = try screen.find(.horizontalStack).tree.element.style
    #expect(style.foreground == .named(.white))
    #expect(style.effects.secondaryForeground == .named(.red))
  }
}
#endif
