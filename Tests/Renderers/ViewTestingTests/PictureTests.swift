#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@Suite("Pictures in frames")
@MainActor
struct PictureTests {
  /// A picture of 3 × 2 pixels.
  private static let picture = UIImage(
    data: Data(base64Encoded: "R0lGODdhAwACAIEAAMgeHgAAAAAAAAAAACwAAAAAAwACAAAIBgABCBwYEAA7")!)

  private func size(@ViewBuilder _ view: (Image) -> some View) throws -> CGSize {
    let image = Image(uiImage: try #require(Self.picture)).resizable()
    let screen = ViewTester(VStack { view(image) })
    return try screen.find(.picture).frame.size
  }

  @Test("a resizable picture stretches, and keeps the ratio of its sides where it fits")
  func modes() throws {
    #expect(try size { $0.frame(width: 60, height: 60) } == CGSize(width: 60, height: 60))
    #expect(
      try size { $0.scaledToFit().frame(width: 60, height: 60) } == CGSize(width: 60, height: 40))
    #expect(
      try size { $0.aspectRatio(contentMode: .fit).frame(width: 60) }
        == CGSize(width: 60, height: 40))
    #expect(try size { $0.scaledToFit().frame(height: 60) } == CGSize(width: 90, height: 60))
    #expect(
      try size { $0.aspectRatio(1, contentMode: .fit).frame(width: 60) }
        == CGSize(width: 60, height: 60))
    #expect(
      try size { $0.scaledToFill().frame(width: 60, height: 60).clipped() }
        == CGSize(width: 60, height: 60))
  }

  @Test("a picture whose ratio is not known, and what is no picture, fill their frame")
  func others() throws {
    let screen = ViewTester(
      VStack {
        Color.red.scaledToFit().frame(width: 60, height: 50)
        AsyncImage(url: URL(string: "https://example.com/a.png")) {
          $0.resizable().scaledToFit()
        } placeholder: {
          Text("none")
        }
        .frame(width: 60, height: 50)
      })
    let picture = try screen.find(.picture)
    #expect(picture.frame.size == CGSize(width: 60, height: 50))
  }
}
#endif
