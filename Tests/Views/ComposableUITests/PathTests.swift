#if PortableViews
import ComposableUI
import Foundation
import Testing

struct PathTests {
  @Test("a path's outline lists its segments in the order they were added")
  func steps() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4.5))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
      path.closeSubpath()
    }
    #expect(path.outline == "M1 2L3 4.5Q7 8 5 6C2 2 3 3 1 1Z")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
  }

  @Test("a rectangle's outline has four corners, and a path ignores its frame")
  func rectangle() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(Rectangle().path(in: rect).outline == "M10 20L40 20L40 60L10 60Z")
    #expect(Path(rect).path(in: .zero) == Path(rect))
  }

  @Test("arcs end at their end angle in either direction")
  func arcs() throws {
    func end(_ start: Double, _ end: Double, clockwise: Bool) throws -> (CGPoint, curves: Int) {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
      let point = try #require(path.currentPoint)
      return (CGPoint(x: point.x.rounded(), y: point.y.rounded()), path.elements.count - 1)
    }
    #expect(try end(0, 90, clockwise: false) == (CGPoint(x: 0, y: 10), 1))
    #expect(try end(0, 90, clockwise: true) == (CGPoint(x: 0, y: 10), 3))
    #expect(try end(90, 0, clockwise: false) == (CGPoint(x: 10, y: 0), 3))
    #expect(try end(0, 720, clockwise: false) == (CGPoint(x: 10, y: 0), 4))
    #expect(try end(45, 45, clockwise: false).curves == 0)
  }

  @Test("every point of a circle has the same distance from its centre")
  func circle() {
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 200, height: 100))
    for case .curve(let end, _, _) in path.elements {
      let distance = hypot(end.x - 100, end.y - 50)
      #expect(abs(distance - 50) < 0.001)
    }
    #expect(path.elements.count == 6)
  }

  @Test("a shape is rotated around its centre")
  func rotation() {
    struct Line: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
      }
    }
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(Line().path(in: rect).outline == "M0 50L100 50")
    #expect(Line().rotation(.degrees(90)).path(in: rect).outline == "M50 0L50 100")
  }
}
#endif
