#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

@Suite("Images that a program has loaded")
@MainActor
struct UIImageTests {
  /// Bytes that no other test has, as there is one object for equal bytes.
  private func file() -> Data { SampleImages.png + Data(UUID().uuidString.utf8) }

  private func details(of image: Image) throws -> PictureDetails {
    guard case .element(let content) = image.content(in: EnvironmentValues()),
      case .picture(let picture) = content.element.details
    else { throw CocoaError(.featureUnsupported) }
    return picture
  }

  @Test("an image shows its bytes at an address that nobody can guess")
  func address() throws {
    let file = file()
    let image = try #require(UIImage(data: file))
    let picture = try details(of: Image(uiImage: image).resizable())
    let address = try #require(picture.address)
    #expect(address.wholeMatch(of: /\/picture-[0-9a-z]{30,}\.png/) != nil)
    #expect(picture.data == file)
    #expect(picture.size == .resizable)
    #expect(PictureContent.at(address)?.data == file)
    #expect(PictureContent.at(address)?.mediaType == "image/png")
  }

  @Test("an image of the same bytes, made again in a body, is the same picture")
  func equality() throws {
    let file = file()
    let first = try #require(UIImage(data: file))
    let second = try #require(UIImage(data: Data(Array(file))))
    #expect(first == second)
    #expect(Image(uiImage: first) == Image(uiImage: second))
    #expect(try details(of: Image(uiImage: first)) == details(of: Image(nsImage: second)))
    #expect(first != UIImage(data: file, scale: 2))
    #expect(first != UIImage(data: self.file()))
    #expect(UIImage() == UIImage())
  }

  @Test("an address answers as long as the image or the element with it is kept")
  func lifetime() throws {
    var picture = UIImage(data: file()).map { try? details(of: Image(uiImage: $0)) } ?? nil
    let address = try #require(picture?.address)
    #expect(PictureContent.at(address) != nil)
    picture = nil
    #expect(PictureContent.at(address) == nil)
  }

  @Test("the size is in points, as the image is seen")
  func size() throws {
    #expect(UIImage(data: SampleImages.png)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(data: SampleImages.turnedJPEG)?.size == CGSize(width: 2, height: 3))
    let fine = try #require(UIImage(data: SampleImages.gif, scale: 2))
    #expect(fine.size == CGSize(width: 1.5, height: 1))
    let picture = try details(of: Image(uiImage: fine))
    #expect(picture.scaledAddresses == [2: try #require(picture.address)])
    #expect(UIImage().size == .zero)
    for scale in [0, -2, .nan, .infinity] as [CGFloat] {
      let image = try #require(UIImage(data: SampleImages.gif, scale: scale))
      #expect(image.scale == 1)
      #expect(try details(of: Image(uiImage: image)).scaledAddresses == [:])
    }
  }

  @Test("data without pixels makes no image, and nothing is converted")
  func failures() throws {
    #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/a.png") == nil)
    #expect(UIImage(named: "no such image") == nil)
    let image = try #require(UIImage(data: SampleImages.png))
    #expect(image.pngData() == SampleImages.png)
    #expect(image.jpegData(compressionQuality: 0.8) == nil)
  }

  @Test("a file is read at once")
  func contents() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    try SampleImages.webp.write(to: url)
    #expect(UIImage(contentsOf: url) == UIImage(data: SampleImages.webp))
    #expect(UIImage(contentsOfFile: url.path)?.size == CGSize(width: 3, height: 2))
  }

  @Test("an image of a symbol is the symbol")
  func symbols() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.isSymbolImage)
    #expect(Image(uiImage: image) == Image(systemName: "star"))
  }

  @Test("an image is loaded as a transferable value, and exported as its bytes")
  func transfer() async throws {
    let file = file()
    let image = try await TransferItem(data: file, contentType: .png).load(Image.self)
    #expect(image == Image(uiImage: try #require(UIImage(data: file))))
    let item = TransferItem(image)
    #expect(try await item.content(as: .image)?.data() == file)
    await #expect(throws: CocoaError.self) {
      try await TransferItem(data: Data("text".utf8), contentType: .png).load(Image.self)
    }
    #expect(!TransferItem(data: file, contentType: .plainText).canLoad(Image.self))
  }

  @Test("images that are made and dropped on many threads leave one picture for equal bytes")
  func threads() async throws {
    let file = file()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            let image = UIImage(data: file)
            #expect(image == UIImage(data: file))
          }
        }
      }
    }
    let image = try #require(UIImage(data: file))
    #expect(UIImage(data: file) == image)
  }
}
#endif
