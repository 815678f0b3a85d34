#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// The sizes of texts.
@MainActor
struct DynamicTypeTests {
  private func height(_ text: Text, _ size: DynamicTypeSize) throws -> Double {
    try ViewTester(VStack { text }.dynamicTypeSize(size)).text("Word").frame.height
  }

  @Test("a text style scales with the size of texts, a size in points does not")
  func styles() throws {
    let word = Text("Word")
    // Lines are 1.35 times as high as their letters, lines of titles 1.2 times.
    #expect(try height(word, .large) == 23)
    #expect(try height(word, .xxxLarge) == 31)
    #expect(try height(word, .xSmall) == 19)
    #expect(try height(word.font(.title), .accessibility5) == 70)
    #expect(try height(word.font(.caption2), .accessibility1) == 27)
    #expect(try height(word.font(.system(size: 20)), .accessibility5) == 27)
    #expect(try height(word.font(.headline), .medium) == height(word, .medium))
  }

  @Test("each text style grows with the size of texts")
  func table() {
    for style in ElementFont.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { $0.pointSize(of: style) }
      #expect(sizes == sizes.sorted(), "\(style)")
      // The usual size is given twice.
      #expect(sizes == style.pointSizes, "\(style)")
      #expect(DynamicTypeSize.accessibility5.pointSize(of: style) >= 40)
    }
  }

  @Test("the size that is there already changes no element, a smaller one inside counts")
  func nesting() throws {
    let plain = ViewTester(Text("Word").dynamicTypeSize(.large))
    #expect(try plain.text("Word").tree.element.style.isEmpty)
    let limited = ViewTester(Text("Word").dynamicTypeSize(...DynamicTypeSize.xxLarge))
    #expect(try limited.text("Word").tree.element.style.isEmpty)
    let nested = ViewTester(
      VStack {
        Text("Outer")
        VStack { Text("Inner") }.dynamicTypeSize(.large)
      }
      .dynamicTypeSize(.accessibility3))
    #expect(try nested.text("Outer").frame.height == 54)
    #expect(try nested.text("Inner").frame.height == 23)
  }

  private struct Reader: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(size)") }
  }

  @Test("the texts of a sheet have the size of the view that presents it")
  func sheets() throws {
    let view = Text("Behind").sheet(isPresented: .constant(true)) {
      VStack {
        Text("Inside")
        Text("Same").dynamicTypeSize(.accessibility3)
      }
    }
    let large = ViewTester(view.dynamicTypeSize(.accessibility3))
    #expect(try large.text("Inside").frame.height == 54)
    #expect(try large.text("Same").frame.height == 54)
    #expect(try #require(ViewTester(view).sheet).tree.element.style.font == nil)
  }

  @Test("a range limits the size of texts around it")
  func ranges() throws {
    let screen = ViewTester(
      VStack {
        Reader().dynamicTypeSize(...DynamicTypeSize.xxLarge)
        Reader().dynamicTypeSize(DynamicTypeSize.accessibility4...)
        Reader().dynamicTypeSize(DynamicTypeSize.small..<DynamicTypeSize.accessibility3)
        Reader().dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.accessibility5)
      }
      .dynamicTypeSize(.accessibility3))
    #expect(screen.texts == ["xxLarge", "accessibility4", "accessibility2", "accessibility3"])
  }

  private struct Switching: View {
    @State private var size = DynamicTypeSize.large
    @ScaledMetric private var side = 34.0
    var isInside = false

    var body: some View {
      if isInside {
        Metric()
      } else {
        VStack {
          Switching(isInside: true)
          Button("Grow") { size = .accessibility3 }
        }
        .environment(\.dynamicTypeSize, size)
      }
    }

    private struct Metric: View {
      @ScaledMetric private var side = 34.0
      @ScaledMetric(relativeTo: .largeTitle) private var width: Double = 17

      var body: some View { Text("\(Int(side)) \(Int(width))") }
    }
  }

  @Test("a scaled metric follows the size of texts, as its text style does")
  func metrics() throws {
    let screen = ViewTester(Switching())
    #expect(screen.texts.first == "34 17")
    try screen.button("Grow").tap()
    #expect(screen.texts.first == "80 26")
  }
}
#endif
