#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

@Suite("Headers of images")
struct PictureHeaderTests {
  @Test("the format and the size are read")
  func sizes() {
    let headers = SampleImages.all.map(PictureHeader.init)
    #expect(
      headers.map { $0?.format } == [.png, .gif, .jpeg, .jpeg, .webp, .webp, .webp, .avif])
    #expect(headers.map { $0?.width } == [3, 3, 3, 2, 3, 3, 3, 3])
    #expect(headers.map { $0?.height } == [2, 2, 2, 3, 2, 2, 2, 2])
  }

  @Test("a part of other data is read as a file of its own is")
  func slices() {
    let file = Data("before".utf8) + SampleImages.turnedJPEG
    #expect(PictureHeader(file.dropFirst(6)) == PictureHeader(SampleImages.turnedJPEG))
  }

  @Test("the turn of a JPEG file is read with either order of bytes")
  func byteOrders() throws {
    var file = SampleImages.turnedJPEG
    let start = try #require(file.firstRange(of: Data("MM".utf8))).lowerBound
    file.replaceSubrange(
      start..<start + 20,
      with: [
        0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0,
      ])
    #expect(PictureHeader(file)?.width == 2)
    file[start + 18] = 1
    #expect(PictureHeader(file)?.width == 3)
  }

  @Test("texts, SVG and files without pixels have no header")
  func others() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3\" height=\"2\"></svg>"
    for text in ["", "P", "GIF89a", svg, "RIFF----WEBPVP9 "] {
      #expect(PictureHeader(Data(text.utf8)) == nil, "\(text)")
    }
    var empty = SampleImages.png
    empty[19] = 0
    #expect(PictureHeader(empty) == nil)
  }

  @Test("files that are cut off or damaged stop nothing", arguments: SampleImages.all)
  func damage(file: Data) {
    for count in 0..<file.count { _ = PictureHeader(file.prefix(count)) }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      var damaged = file
      for _ in 0..<3 {
        damaged[Int.random(in: 0..<file.count, using: &random)] = [0, 1, 0x7F, 0x80, 0xFF]
          .randomElement()!
      }
      if let header = PictureHeader(damaged) { #expect(header.width > 0 && header.height > 0) }
    }
  }
}
#endif
