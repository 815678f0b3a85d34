#if PortableViews
import ComposableUI
import Foundation

/// The sectors of a pie, from the top on in the direction of a clock.
struct PieView: View {
  let plot: Plot
  let width: Double
  let height: Double

  var body: some View {
    let side = min(width, height)
    ZStack {
      ForEach(sectors, id: \.id) { sector in
        sector.view.frame(width: side, height: side)
      }
    }
    .frame(width: width, height: height)
  }

  private struct Sector {
    let id: Int
    let view: AnyView
  }

  private var sectors: [Sector] {
    let marks = plot.marks.enumerated().filter { $0.element.kind == .sector }
    let values = marks.map { max($0.element.angle?.scalar.position ?? 0, 0) }
    let total = values.reduce(0, +)
    guard total > 0 else { return [] }
    var start = 0.0
    return zip(marks, values).map { item, value in
      let mark = item.element
      let end = start + value / total
      defer { start = end }
      let shape = shape(mark, from: start, to: end)
      // Sectors without a style of their own have one by their position.
      let style = plot.style(of: mark)
      return Sector(id: item.offset, view: AnyView(filled(shape, style).opacity(mark.opacity)))
    }
  }

  private func shape(_ mark: Mark, from start: Double, to end: Double) -> PlotShape {
    let radius = min(width, height) / 2
    func share(_ dimension: MarkDimension, automatic: Double) -> Double {
      guard radius > 0 else { return 0 }
      return min(dimension.length(in: radius, automatic: automatic) / radius, 1)
    }
    let outer = share(mark.outerRadius, automatic: 1)
    let inner = min(share(mark.innerRadius, automatic: 0), outer)
    let inset = radius > 0 ? mark.angularInset / radius / 2 : 0
    let (from, to) = (start * 2 * .pi + inset, end * 2 * .pi - inset)
    guard to > from else { return PlotShape() }
    func point(_ angle: Double, _ radius: Double) -> CGPoint {
      CGPoint(x: 0.5 + sin(angle) * radius / 2, y: 0.5 - cos(angle) * radius / 2)
    }
    let count = max(Int(((to - from) / 0.05).rounded(.up)), 2)
    let angles = (0...count).map { from + (to - from) * Double($0) / Double(count) }
    var shape = PlotShape()
    shape.addCourse(angles.map { point($0, outer) }, .linear, continues: false)
    shape.addCourse(angles.reversed().map { point($0, inner) }, .linear, continues: true)
    shape.steps.append(.close)
    return shape
  }
}
#endif
