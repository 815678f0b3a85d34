import SwiftUI

/// A map of the world in an equirectangular projection, with a mark at one place.
///
/// The land is drawn once: the mark is a view of its own.
struct WorldMap: View {
  let outlines: [Outline]
  let place: Place

  var body: some View {
    Land(outlines: outlines)
      .background(Color.blue.opacity(0.12))
      .overlay {
        Canvas { context, size in
          let point = Projection(size: size).point(place.longitude, place.latitude)
          let mark = CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)
          context.fill(Path(ellipseIn: mark), with: .color(.red))
          context.stroke(Path(ellipseIn: mark), with: .color(.white), lineWidth: 1.5)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// The countries.
private struct Land: View {
  let outlines: [Outline]

  var body: some View {
    Canvas { context, size in
      let projection = Projection(size: size)
      var land = Path()
      for ring in outlines.flatMap(\.rings) { land.addRing(ring, projection) }
      context.fill(land, with: .color(.green.opacity(0.35)))
      context.stroke(land, with: .color(.green.opacity(0.8)), lineWidth: 0.5)
    }
  }
}

/// Degrees to points, with the poles at the edges.
private struct Projection {
  let size: CGSize

  func point(_ longitude: Double, _ latitude: Double) -> CGPoint {
    CGPoint(x: (longitude + 180) / 360 * size.width, y: (90 - latitude) / 180 * size.height)
  }
}

extension Path {
  fileprivate mutating func addRing(_ ring: [Double], _ projection: Projection) {
    for index in stride(from: 0, to: ring.count - 1, by: 2) {
      let point = projection.point(ring[index], ring[index + 1])
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }
}
