#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

/// Markup of multiplied colours and scaled images.
@MainActor
struct MultiplicationMarkupTests {
  @Test("a colour that multiplies is a filter in an address without quotes and spaces")
  func filter() {
    var element = ViewElement(.text, text: "A")
    element.style.filters = [.multiplication(red: 1, green: 0.5, blue: 0, opacity: 2)]
    #expect(
      element.css == """
        filter:url(data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27%3E%3Cfilter%20\
        id=%27m%27%20color-interpolation-filters=%27sRGB%27%3E%3CfeColorMatrix%20values=%27\
        1%200%200%200%200%200%200.5%200%200%200%200%200%200%200%200%200%200%200%201%200\
        %27/%3E%3C/filter%3E%3C/svg%3E#m)
        """)
    element.style.filters = [.multiplication(red: .nan, green: 0, blue: 0, opacity: 1)]
    #expect(element.css == nil)
  }

  @Test("an image with files for several scales names them all")
  func scales() {
    var picture = PictureDetails(address: "/a.png", size: .medium)
    func html() -> String {
      let element = ViewElement(details: .picture(picture))
      return ElementTree(id: NodeID(rawValue: 1), element: element, children: [])
        .html(in: .init()).string
    }
    #expect(!html().contains("srcset"))
    picture.scaledAddresses = [1: "/a.png", 3: "/c.png", 2: "/b.png"]
    #expect(html().contains(#"srcset="/a.png 1x, /b.png 2x, /c.png 3x""#))
  }
}
#endif
