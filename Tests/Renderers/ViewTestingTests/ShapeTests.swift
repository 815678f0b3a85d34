#if PortableViews
import Foundation
import Testing
import ViewGraph
import ViewTesting

@testable import ComposableUI

/// A capsule with a line around it, or filled.
private struct ChangingShape: View {
  @State private var isFilled = false

  var body: some View {
    let shape =
      isFilled ? Capsule().fill(Color.red) : Capsule().stroke(Color.blue, lineWidth: 2)
    VStack {
      shape.accessibilityIdentifier("shape")
      Button("Fill") { isFilled.toggle() }
    }
  }
}

@MainActor
struct ShapeTests {
  /// A triangle that stretches with its frame.
  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
      }
    }
  }

  /// A rectangle with one corner cut off, by the same length in every size.
  struct Cut: InsettableShape {
    var length: CGFloat = 10
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: amount, dy: amount)
      return Path { path in
        path.move(to: CGPoint(x: rect.minX + length, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + length))
        path.closeSubpath()
      }
    }

    func inset(by amount: CGFloat) -> Cut { Cut(length: length, amount: self.amount + amount) }
  }

  private func tree(
    _ view: some View, in size: CGSize = CGSize(width: 100, height: 50)
  ) throws -> ElementTree {
    var environment = RendererEnvironment()
    environment.size = size
    let screen = ViewTester(view.accessibilityIdentifier("shape"), environment: environment)
    return try screen.element(identifiedBy: "shape").tree
  }

  private func element(
    _ view: some View, in size: CGSize = CGSize(width: 100, height: 50)
  ) throws -> ViewElement {
    try tree(view, in: size).element
  }

  /// Returns the drawing of a shape, or of what is measured inside of it.
  private func drawing(_ view: some View) throws -> DrawingDetails {
    var tree = try tree(view)
    if let inner = tree.children.first { tree = inner }
    guard case .drawing(let drawing) = tree.element.details else { throw CancellationError() }
    return drawing
  }

  private func outlines(_ view: some View) throws -> [String] {
    try drawing(view).marks.map { mark in
      switch mark {
      case .fill(.path(let path), _, _), .stroke(.path(let path), _, _): path.outline
      default: "\(mark)"
      }
    }
  }

  @Test("a shape that stretches is drawn once for all sizes, and not measured")
  func stretched() throws {
    let triangle = try drawing(Triangle().fill(Color.red))
    #expect(triangle.fit == .stretched)
    #expect((triangle.width, triangle.height) == (240, 240))
    #expect(try outlines(Triangle()) == ["M120 0L240 240L0 240Z"])
    #expect(try element(Triangle()).events == [])
    #expect(try drawing(Ellipse().stroke(Color.red, lineWidth: 2)).fit == .stretched)
  }

  @Test("a shape in the middle square of its frame is drawn once, and not measured")
  func fitted() throws {
    let ring = Circle().trim(from: 0, to: 0.25).stroke(lineWidth: 3)
    #expect(try drawing(ring).fit == .fitted)
    #expect(try element(ring).events == [])
    #expect(try outlines(ring) == ["M240 120C240 186.27 186.27 240 120 240"])
  }

  @Test("a shape that depends on its size is measured, and drawn in points")
  func measured() throws {
    #expect(try outlines(Cut()) == ["M10 0L100 0L100 50L0 50L0 10Z"])
    #expect(try drawing(Cut()).fit == .points)
    #expect(try element(Cut()).events == [.resize])
    #expect(
      try outlines(Capsule().stroke()) == [Capsule().path(in: frame).outline])
    #expect(
      try outlines(UnevenRoundedRectangle(topTrailingRadius: 10))
        == ["M100 50L0 50L0 0L90 0C95.52 0 100 4.48 100 10Z"])
  }

  @Test("a built-in shape that depends on its size is measured in an element of its own")
  func measuredInside() throws {
    let box = try tree(Capsule().stroke())
    #expect(box.element.details == .box(.container))
    #expect(box.element.events == [])
    #expect(box.children.map(\.element.events) == [[.resize]])
    let ring = try tree(Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center)))
    #expect(ring.element.style.aspectRatio == 1)
    #expect(ring.children.map(\.element.events) == [[.resize]])
    #expect(try tree(Capsule().fill(Color.red)).children.count == 0)
  }

  @Test("a built-in shape measured by its line is filled later, and measured again")
  func changedLayers() throws {
    let screen = ViewTester(ChangingShape())
    let tree = { try screen.element(identifiedBy: "shape").tree }
    #expect(try tree().children.count == 1)
    try screen.button("Fill").tap()
    #expect(try tree().children.count == 0)
    #expect(try tree().element.style.background == .named(.red))
    try screen.button("Fill").tap()
    #expect(try tree().children.count == 1)
    #expect(try tree().element.style.background == nil)
  }

  private let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("a path is drawn in points, whatever its frame")
  func path() throws {
    let path = Path(CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(try outlines(path.stroke(Color.blue)) == ["M5 6L12 6L12 14L5 14Z"])
    #expect(try drawing(path).fit == .points)
    #expect(try element(path).events == [])
  }

  @Test("a line inside of a shape is moved inwards by half of its width")
  func border() throws {
    #expect(
      try outlines(Cut().strokeBorder(lineWidth: 6)) == ["M13 3L97 3L97 47L3 47L3 13Z"])
    let dashed = StrokeStyle(lineWidth: 4, dash: [2])
    #expect(try outlines(Rectangle().strokeBorder(style: dashed)) == ["M2 2L98 2L98 48L2 48Z"])
    #expect(
      try outlines(Rectangle().inset(by: 5).fill()) == ["M5 5L95 5L95 45L5 45Z"])
  }

  @Test("a built-in shape is a box if it is filled or has a line inside of it")
  func boxes() throws {
    let card = try element(
      RoundedRectangle(cornerRadius: 8).fill(Color.red).strokeBorder(Color.blue, lineWidth: 2))
    #expect(card.details == .box(.rectangle))
    #expect(card.style.cornerRadius == 8)
    #expect(card.style.background == .named(.red))
    #expect(card.style.border == ElementBorder(color: .named(.blue), width: 2))
    #expect(try element(AnyShape(Circle())).style.aspectRatio == 1)
    #expect(try element(Ellipse().fill(Color.red)).details == .box(.ellipse))
  }

  @Test("a line along a rounded rectangle follows the element's frame")
  func roundedFrame() throws {
    let line = try element(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 2))
    #expect(
      line.details
        == .drawing(
          DrawingDetails(
            width: 240, height: 240, fit: .points,
            marks: [
              .stroke(
                .frame(cornerRadius: 8), .color(.named(.red)), StrokeStyle(lineWidth: 2))
            ])))
    #expect(line.events == [])
  }

  @Test("a gradient is in the frame of the shape")
  func gradients() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    guard
      case .fill(_, .gradient(_, let x, let y, let width, let height), _)? =
        try drawing(Triangle().fill(gradient)).marks.first
    else { throw CancellationError() }
    #expect((x, y, width, height) == (0, 0, 100, 50))
    let vertical = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try drawing(Triangle().fill(vertical)).fit == .stretched)
    let box = try element(Rectangle().fill(gradient))
    #expect(box.style.backdrop == gradient.elementBackdrop)
    #expect(try element(AngularGradient(colors: [.red, .blue], center: .center)).role == .box)
  }

  @Test("padding around a shape is no part of it")
  func padding() throws {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 50)
    let screen = ViewTester(
      Triangle().accessibilityIdentifier("shape").padding(10), environment: environment)
    let shape = try screen.element(identifiedBy: "shape")
    #expect(shape.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    let circle = ViewTester(
      Circle().fill(Color.red).accessibilityIdentifier("shape").padding(10),
      environment: environment)
    #expect(
      try circle.element(identifiedBy: "shape").frame
        == CGRect(x: 35, y: 10, width: 30, height: 30))
  }

  @Test("a view is clipped to a shape by shares of its size, or by points once it is measured")
  func clips() throws {
    func clip(_ shape: some Shape) throws -> ElementClip? {
      let screen = try element(Color.red.clipShape(shape))
      return screen.style.clip
    }
    #expect(try clip(Circle()) == .circle)
    #expect(try clip(Ellipse()) == .ellipse)
    #expect(try clip(RoundedRectangle(cornerRadius: 3)) == nil)
    let corners = [UnitPoint.top, .bottomTrailing, .bottomLeading, .top]
    #expect(try clip(Triangle()) == .polygons([corners], isEvenOdd: false))
    #expect(try clip(Cut()) == .path(Cut().path(in: frame), isEvenOdd: false))
  }

  @Test("a shape without corners of a box behind a view is a layer")
  func backgrounds() throws {
    let screen = ViewTester(Text(verbatim: "Tip").background(Color.red, in: Triangle()))
    #expect(screen.snapshot().contains("drawing fit=stretched marks=fill"))
    let capsule = ViewTester(Text(verbatim: "Tip").background(Color.red, in: Capsule()))
    #expect(!capsule.snapshot().contains("layer"))
  }

  @Test("a position places the middle of a view")
  func position() throws {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 50)
    let screen = ViewTester(
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("dot")
        .position(x: 30, y: 40),
      environment: environment)
    #expect(
      try screen.element(identifiedBy: "dot").frame == CGRect(x: 20, y: 35, width: 20, height: 10))
  }
}
#endif
