#if PortableViews
import Testing
import ViewGraph

@testable import ComposableUI

@MainActor
struct SymbolVariantTests {
  @Test(
    "a variant's name is crossed out, framed, filled, and ends with the badge",
    arguments: [
      (SymbolVariants.none, "heart", "heart"), (.fill, "heart", "heart.fill"),
      (.circle.fill, "heart", "heart.circle.fill"), (.fill.circle, "heart", "heart.circle.fill"),
      (.slash, "bell.fill", "bell.slash.fill"), (.fill, "heart.fill", "heart.fill"),
      (.circle, "heart.circle", "heart.circle"), (.square, "heart.circle", "heart.circle"),
      (.fill, "person.badge.plus", "person.fill.badge.plus"), (.circle, "circle", "circle.circle"),
      (.fill, "", ""),
    ])
  func names(variant: SymbolVariants, symbol: String, name: String) {
    #expect(variant.name(of: symbol) == name)
  }

  @Test("a variant contains those it is made of")
  func contains() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.circle.fill.contains(.none))
    #expect(!SymbolVariants.circle.fill.contains(.slash))
    #expect(!SymbolVariants.circle.contains(.square))
  }

  private func image<V: View>(_ view: V) -> ImageDetails? {
    func find(_ tree: ElementTree) -> ImageDetails? {
      if case .image(let image) = tree.element.details { return image }
      return tree.children.lazy.compactMap(find).first
    }
    return find(GraphHarness(view).graph.tree)
  }

  @Test("variants of the views around a symbol add up, and the environment can reset them")
  func modifiers() {
    #expect(image(Image(systemName: "bolt").symbolVariant(.fill))?.symbol == "bolt.fill")
    let nested = VStack { Image(systemName: "bolt").symbolVariant(.fill) }.symbolVariant(.circle)
    #expect(image(nested)?.symbol == "bolt.circle.fill")
    let reset = Image(systemName: "bolt").environment(\.symbolVariants, .none).symbolVariant(.fill)
    #expect(image(reset)?.symbol == "bolt")
    #expect(image(Label("Bolt", systemImage: "bolt").symbolVariant(.fill))?.symbol == "bolt.fill")
  }

  @Test("the scale of images comes from the views around, and a value stays with its symbol")
  func scaleAndValue() {
    #expect(image(Label("Bolt", systemImage: "bolt").imageScale(.large))?.size == .large)
    #expect(image(Image(systemName: "bolt").resizable().imageScale(.small))?.size == .resizable)
    let wifi = Image(systemName: "wifi", variableValue: 0.4)
    #expect(image(wifi)?.source == .variableSymbol("wifi", value: 0.4))
    #expect(image(Image(systemName: "wifi", variableValue: nil))?.source == .symbol("wifi"))
  }
}
#endif
