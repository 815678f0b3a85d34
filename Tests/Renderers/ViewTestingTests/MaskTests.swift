#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct MaskTests {
  private func mask(_ view: some View) throws -> DrawingDetails {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 50)
    let screen = ViewTester(view.accessibilityIdentifier("view"), environment: environment)
    let mask = try screen.element(identifiedBy: "view").tree.element.style.mask
    return try #require(mask)
  }

  private func marks(_ mask: DrawingDetails) throws -> (CGAffineTransform, [DrawingMark]) {
    guard case .group(let group, let marks)? = mask.marks.first else { throw CancellationError() }
    return (group.transform, marks)
  }

  @Test("a shape masks a view in its whole size")
  func shape() throws {
    let mask = try mask(Color.red.mask(Circle()))
    #expect((mask.width, mask.height, mask.fit) == (100, 50, .points))
    let (transform, inner) = try marks(mask)
    #expect(transform == .identity)
    guard case .fill(.path(let path), _, _)? = inner.first else { throw CancellationError() }
    let bounds = path.boundingRect
    #expect(
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { Int($0.rounded()) } == [
        25, 0, 75, 50,
      ])
  }

  @Test("a text masks a view at its alignment")
  func text() throws {
    let mask = try mask(
      Color.red.mask(alignment: .bottomTrailing) {
        Text(verbatim: "AB").font(.system(size: 10))
      })
    let (transform, inner) = try marks(mask)
    #expect(transform == CGAffineTransform(translationX: 87, y: 36))
    guard case .text(let text)? = inner.first else { throw CancellationError() }
    #expect(text.lines == ["AB"])
  }

  @Test("the views of a stack mask one after another")
  func stack() throws {
    let (_, inner) = try marks(
      try mask(
        Color.red.mask {
          HStack(spacing: 4) {
            Color.black.frame(width: 10, height: 20)
            Color.black.frame(width: 10, height: 10).opacity(1)
          }
        }))
    let transforms = inner.map { mark in
      if case .group(let group, _) = mark { group.transform } else { CGAffineTransform.identity }
    }
    #expect(transforms.map(\.tx) == [0, 14])
    #expect(transforms.map(\.ty) == [0, 5])
  }

  @Test("a gradient masks by its opacities")
  func gradient() throws {
    let fade = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    let (_, inner) = try marks(try mask(Color.red.mask(fade)))
    guard case .fill(_, .gradient(let gradient, 0, 0, 100, 50), _)? = inner.first else {
      throw CancellationError()
    }
    #expect(gradient.stops.map(\.color) == [.named(.black), .named(.clear)])
  }
}
#endif
