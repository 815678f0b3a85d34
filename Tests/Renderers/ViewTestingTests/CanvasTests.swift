#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct CanvasTests {
  private func drawing(
    _ size: CGSize = CGSize(width: 100, height: 50),
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> DrawingDetails {
    try drawing(Canvas(renderer: renderer), size)
  }

  private func drawing(
    _ canvas: some View, _ size: CGSize = CGSize(width: 100, height: 50)
  ) throws -> DrawingDetails {
    var environment = RendererEnvironment()
    environment.size = size
    let screen = ViewTester(canvas, environment: environment)
    guard case .drawing(let drawing) = try screen.find(.drawing).tree.element.details else {
      throw CancellationError()
    }
    return drawing
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private var red: DrawingMark { .fill(.path(square), .color(.named(.red)), FillStyle()) }

  @Test("a canvas draws in its measured size, in points")
  func size() throws {
    let drawing = try drawing { [square] context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      context.stroke(square, with: .foreground, lineWidth: 2)
    }
    #expect(
      drawing
        == DrawingDetails(
          width: 100, height: 50, fit: .points,
          marks: [
            .fill(
              .path(Path(CGRect(x: 0, y: 0, width: 100, height: 50))), .color(.named(.blue)),
              FillStyle()),
            .stroke(
              .path(square), .color(.named(.foreground)), StrokeStyle(lineWidth: 2)),
          ]))
  }

  @Test("a canvas draws again when state that it reads changes")
  func state() throws {
    struct Bars: View {
      @State var count = 1
      var body: some View {
        VStack {
          Canvas { context, _ in
            for _ in 0..<count { context.fill(Path(), with: .color(.red)) }
          }
          Button("More") { count += 1 }
        }
      }
    }
    let screen = ViewTester(Bars())
    #expect(screen.snapshot().contains("marks=fill\n"))
    try screen.button("More").tap()
    #expect(screen.snapshot().contains("marks=fill,fill\n"))
  }

  @Test("transforms apply to later marks, and copies of a context keep their own")
  func transforms() throws {
    let marks = try drawing { [square] context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 6)
      copy.scaleBy(x: 2, y: 3)
      copy.fill(square, with: .color(.red))
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }.marks
    var group = DrawingGroup()
    group.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6)
    #expect(marks == [.group(group, [red, red]), red])
  }

  @Test("opacity, blending, filters and clips are states of groups")
  func states() throws {
    let clip = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    let marks = try drawing { [square] context, _ in
      context.clip(to: clip)
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 3))
      context.fill(square, with: .color(.red))
      #expect(context.clipBoundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
    }.marks
    var (outer, inner) = (DrawingGroup(), DrawingGroup())
    outer.clip = clip
    inner.opacity = 0.5
    inner.blendMode = .multiply
    inner.filters = [.blur(radius: 3)]
    #expect(marks == [.group(outer, [.group(inner, [red])])])
  }

  @Test("a layer is drawn together in the state around it")
  func layers() throws {
    let marks = try drawing { [square] context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.red))
      }
      context.drawLayer { _ in }
    }.marks
    var group = DrawingGroup()
    group.opacity = 0.5
    #expect(marks == [.group(group, [red, red])])
  }

  @Test("texts have lines, a font and an anchor")
  func texts() throws {
    let marks = try drawing { context, size in
      context.draw(
        Text(verbatim: "A\nB").font(.system(size: 10)).foregroundColor(.red),
        at: CGPoint(x: 50, y: 20), anchor: .top)
      let long = context.resolve(Text(verbatim: "one two three").font(.system(size: 10)))
      context.draw(long, in: CGRect(x: 1, y: 2, width: 40, height: 40))
      #expect(long.measure(in: CGSize(width: 1_000, height: 9)).height == 14)
    }.marks
    let font = ElementFont(size: 10)
    #expect(
      marks == [
        .text(
          DrawingText(
            lines: ["A", "B"], font: font, color: .named(.red), x: 50, y: 27, lineHeight: 14,
            alignment: .center)),
        .text(
          DrawingText(
            lines: ["one two", "three"], font: font, color: .named(.foreground), x: 1, y: 9,
            lineHeight: 14, alignment: .leading)),
      ])
  }

  @Test("an image is drawn in a rectangle, or with a point of its own at a place")
  func images() throws {
    let marks = try drawing { context, _ in
      context.draw(
        Image(systemName: "star"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
      var star = context.resolve(Image(systemName: "star"))
      star.shading = .color(.red)
      context.draw(star, at: CGPoint(x: 50, y: 20), anchor: .topLeading)
    }.marks
    #expect(
      marks == [
        .image(
          DrawingImage(
            source: .symbol("star"), color: .named(.foreground), x: 1, y: 2, width: 3,
            height: 4)),
        .image(
          DrawingImage(
            source: .symbol("star"), color: .named(.red), x: 50, y: 20, width: 17 * 1.15,
            height: 17 * 1.15)),
      ])
  }

  @Test("a symbol is drawn by its tag, scaled to a rectangle")
  func symbols() throws {
    let canvas = Canvas { context, _ in
      #expect(context.resolveSymbol(id: "none")?.size == nil)
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      #expect(dot.size == CGSize(width: 10, height: 10))
      context.draw(dot, in: CGRect(x: 5, y: 6, width: 20, height: 30))
    } symbols: {
      Text(verbatim: "other").tag("text")
      Color.red.frame(width: 10, height: 10).tag("dot")
    }
    var group = DrawingGroup()
    group.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6)
    let marks = try drawing(canvas).marks
    guard case .group(let drawn, let inner)? = marks.first else { throw CancellationError() }
    #expect(drawn == group)
    #expect(inner == [red])
  }

  @Test("gradients of a canvas are in points, and around a point in the bounds of a path")
  func shadings() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let marks = try drawing { [square] context, _ in
      context.fill(
        square,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 3, y: 4)))
      context.fill(square, with: .conicGradient(gradient, center: CGPoint(x: 5, y: 10)))
    }.marks
    let stops: [ElementGradient.Stop] = [.init(color: .named(.red)), .init(color: .named(.blue))]
    let linear = ElementGradient(
      stops: stops, kind: .linear(start: UnitPoint(x: 1, y: 2), end: UnitPoint(x: 3, y: 4)))
    let conic = ElementGradient(
      stops: stops, kind: .angular(center: UnitPoint(x: 0.5, y: 1), start: 0, end: 360))
    #expect(
      marks == [
        .fill(
          .path(square), .gradient(linear, x: 0, y: 0, width: 1, height: 1), FillStyle()),
        .fill(
          .path(square), .gradient(conic, x: 0, y: 0, width: 10, height: 10), FillStyle()),
      ])
  }
}
#endif
