#if PortableViews
import ComposableUI
import Foundation

/// The marks of a plot, in the order of their declaration.
struct MarksView: View {
  let plot: Plot
  let frame: PlotFrame

  var body: some View {
    let rect = frame.rect
    ZStack(alignment: .topLeading) {
      ForEach(drawings, id: \.id) { drawing in
        drawing.view
      }
      ForEach(annotations, id: \.id) { annotation in
        annotation.view
      }
    }
    .frame(width: rect.width, height: rect.height, alignment: .topLeading)
    .offset(x: rect.minX, y: rect.minY)
  }

  private struct Drawing {
    let id: Int
    let view: AnyView
  }

  private struct SeriesKey: Hashable {
    let kind: String
    let series: _PlotScalar?
    let segment: Int
  }

  /// One drawing for each bar, point and rule, and for each line and area as a whole.
  private var drawings: [Drawing] {
    var found: [Drawing] = []
    var drawn: Set<SeriesKey> = []
    for (index, mark) in plot.marks.enumerated() {
      switch mark.kind {
      case .bar, .rectangle:
        guard let box = box(index) else { continue }
        let radius = mark.cornerRadius ?? 0
        let shape = filled(RoundedRectangle(cornerRadius: radius), plot.style(of: mark))
        found.append(
          Drawing(
            id: index,
            view: AnyView(
              shape.frame(width: max(box.width, 0), height: max(box.height, 0))
                .opacity(mark.opacity).offset(x: box.minX, y: box.minY))))
      case .line, .area:
        let key = SeriesKey(
          kind: "\(mark.kind)", series: mark.seriesKey, segment: mark.segment)
        guard drawn.insert(key).inserted else { continue }
        let members = plot.marks.indices.filter {
          plot.marks[$0].kind == mark.kind && plot.marks[$0].seriesKey == mark.seriesKey
            && plot.marks[$0].segment == mark.segment
        }
        found.append(Drawing(id: index, view: course(mark, members)))
      case .point:
        guard let point = point(mark) else { continue }
        var shape = PlotShape()
        shape.addSymbol(symbol(of: mark), at: point, area: mark.symbolSize, in: size)
        found.append(
          Drawing(id: index, view: whole(filled(shape, plot.style(of: mark)), mark.opacity)))
      case .rule:
        guard let (start, end) = rule(mark) else { continue }
        var shape = PlotShape()
        shape.steps = [.move(start), .line(end)]
        let line = mark.lineStyle ?? StrokeStyle(lineWidth: 1)
        found.append(
          Drawing(
            id: index,
            view: whole(stroked(shape, plot.style(of: mark), line: line), mark.opacity)))
      case .sector:
        continue
      }
    }
    guard plot.marks.contains(where: { $0.zIndex != 0 }) else { return found }
    let places = found.indices.sorted {
      let (left, right) = (plot.marks[found[$0].id].zIndex, plot.marks[found[$1].id].zIndex)
      return left == right ? $0 < $1 : left < right
    }
    return places.map { found[$0] }
  }

  private var size: CGSize { frame.rect.size }

  private func whole(_ view: AnyView, _ opacity: Double) -> AnyView {
    AnyView(view.frame(width: size.width, height: size.height).opacity(opacity))
  }

  private func symbol(of mark: Mark) -> BasicChartSymbolShape.Form {
    if let symbol = mark.symbol { return symbol.form }
    guard let scalar = mark.symbolBy?.scalar else { return .circle }
    var seen: Set<_PlotScalar> = []
    let all = plot.marks.compactMap(\.symbolBy?.scalar).filter { seen.insert($0).inserted }
    let index = all.firstIndex(of: scalar) ?? 0
    return BasicChartSymbolShape.all[index % BasicChartSymbolShape.all.count].form
  }

  /// The point of a mark, as shares of the plot's size.
  private func point(_ mark: Mark) -> CGPoint? {
    guard let x = mark.x.flatMap(plot.x.place), let y = mark.y.flatMap(plot.y.place) else {
      return nil
    }
    return CGPoint(x: x, y: 1 - y)
  }

  private func course(_ mark: Mark, _ members: [Int]) -> AnyView {
    // A function of a parameter goes back and forth.
    let sorted =
      mark.isSample
      ? members
      : members.sorted { left, right in
        (plot.marks[left].x.flatMap(plot.x.place) ?? 0)
          < (plot.marks[right].x.flatMap(plot.x.place) ?? 0)
      }
    var shape = PlotShape()
    guard mark.kind == .area else {
      let points = sorted.compactMap { point(plot.marks[$0]) }
      shape.addCourse(points, mark.interpolation, continues: false)
      let line = mark.lineStyle ?? StrokeStyle(lineWidth: 2)
      var view = whole(stroked(shape, plot.style(of: mark), line: line), mark.opacity)
      if let symbol = mark.symbol?.form ?? mark.symbolBy.map({ _ in symbol(of: mark) }) {
        var symbols = PlotShape()
        for point in points {
          symbols.addSymbol(symbol, at: point, area: mark.symbolSize, in: size)
        }
        let course = view
        let marks = whole(filled(symbols, plot.style(of: mark)), mark.opacity)
        view = AnyView(
          ZStack {
            course
            marks
          })
      }
      return view
    }
    let edges = sorted.compactMap { index -> (x: Double, low: Double, high: Double)? in
      guard let extent = plot.extents[index], let x = plot.marks[index].x.flatMap(plot.x.place)
      else { return nil }
      return (x, 1 - plot.y.place(extent.lowerBound), 1 - plot.y.place(extent.upperBound))
    }
    shape.addCourse(
      edges.map { CGPoint(x: $0.x, y: $0.high) }, mark.interpolation, continues: false)
    shape.addCourse(
      edges.reversed().map { CGPoint(x: $0.x, y: $0.low) }, mark.interpolation, continues: true)
    shape.steps.append(.close)
    return whole(filled(shape, plot.style(of: mark)), mark.opacity)
  }

  /// The ends of a rule, as shares of the plot's size.
  private func rule(_ mark: Mark) -> (CGPoint, CGPoint)? {
    if let x = mark.x.flatMap(plot.x.place), mark.xEnd == nil {
      let start = mark.y?.scalar.position.map(plot.y.place) ?? 0
      let end = mark.yEnd?.scalar.position.map(plot.y.place) ?? 1
      return (CGPoint(x: x, y: 1 - end), CGPoint(x: x, y: 1 - start))
    }
    guard let y = mark.y.flatMap(plot.y.place) else { return nil }
    let start = mark.x?.scalar.position.map(plot.x.place) ?? 0
    let end = mark.xEnd?.scalar.position.map(plot.x.place) ?? 1
    return (CGPoint(x: start, y: 1 - y), CGPoint(x: end, y: 1 - y))
  }

  /// The rectangle of a bar in points.
  private func box(_ index: Int) -> CGRect? {
    let mark = plot.marks[index]
    let isHorizontal = Plot.isHorizontal(mark)
    if mark.kind == .rectangle { return rectangle(mark) }
    guard let extent = plot.extents[index] else { return nil }
    let across = isHorizontal ? plot.y : plot.x
    let along = isHorizontal ? plot.x : plot.y
    guard let value = isHorizontal ? mark.y : mark.x,
      let (start, length) = band(
        mark, value, across, isHorizontal ? mark.height : mark.width,
        total: isHorizontal ? size.height : size.width)
    else { return nil }
    let (low, high) = (along.place(extent.lowerBound), along.place(extent.upperBound))
    return isHorizontal
      ? CGRect(
        x: low * size.width, y: size.height - start - length, width: (high - low) * size.width,
        height: length)
      : CGRect(
        x: start, y: (1 - high) * size.height, width: length, height: (high - low) * size.height)
  }

  /// The start and the width of a bar across its direction, in points.
  private func band(
    _ mark: Mark, _ value: PlotValue, _ scale: Scale, _ dimension: MarkDimension, total: Double
  ) -> (Double, Double)? {
    guard let middle = scale.place(value) else { return nil }
    let step: Double
    if let count = scale.categoryCount {
      step = total / Double(count)
    } else if let span = value.span {
      step = (scale.place(span.upperBound) - scale.place(span.lowerBound)) * total
    } else {
      step = total / Double(max(plot.marks.count, 1))
    }
    let length = dimension.length(in: step, automatic: 0.7)
    var seen: Set<_PlotScalar> = []
    let groups = plot.marks.compactMap(\.positionedBy?.scalar).filter { seen.insert($0).inserted }
    guard let own = mark.positionedBy?.scalar, let index = groups.firstIndex(of: own) else {
      return (middle * total - length / 2, length)
    }
    let part = length / Double(groups.count)
    return (middle * total - length / 2 + Double(index) * part, part * 0.95)
  }

  private func rectangle(_ mark: Mark) -> CGRect? {
    func span(
      _ start: PlotValue?, _ end: PlotValue?, _ scale: Scale, _ dimension: MarkDimension,
      _ total: Double
    ) -> (Double, Double)? {
      guard let start else { return (0, total) }
      if let from = start.scalar.position, let to = end?.scalar.position {
        let (low, high) = (scale.place(min(from, to)), scale.place(max(from, to)))
        return (low * total, (high - low) * total)
      }
      return band(mark, start, scale, dimension, total: total)
    }
    guard let x = span(mark.x, mark.xEnd, plot.x, mark.width, size.width),
      let y = span(mark.y, mark.yEnd, plot.y, mark.height, size.height)
    else { return nil }
    return CGRect(x: x.0, y: size.height - y.0 - y.1, width: x.1, height: y.1)
  }

  /// The annotations of the marks, each in a box beside its mark.
  private var annotations: [Drawing] {
    plot.marks.indices.flatMap { index -> [Drawing] in
      let mark = plot.marks[index]
      guard !mark.annotations.isEmpty, let target = target(index) else { return [] }
      return mark.annotations.enumerated().map { offset, annotation in
        Drawing(id: index * 100 + offset, view: AnyView(place(annotation, at: target)))
      }
    }
  }

  /// The rectangle that a mark takes, in points.
  private func target(_ index: Int) -> CGRect? {
    let mark = plot.marks[index]
    switch mark.kind {
    case .bar, .rectangle:
      return box(index)
    case .rule:
      return rule(mark).map { start, end in
        CGRect(
          x: start.x * size.width, y: start.y * size.height,
          width: (end.x - start.x) * size.width, height: (end.y - start.y) * size.height)
      }
    default:
      return point(mark).map {
        CGRect(x: $0.x * size.width, y: $0.y * size.height, width: 0, height: 0)
      }
    }
  }

  @ViewBuilder
  private func place(_ annotation: MarkAnnotation, at target: CGRect) -> some View {
    let spacing = annotation.spacing ?? 4
    let horizontal = annotation.alignment.horizontal
    let vertical = annotation.alignment.vertical
    let (width, height) = (max(target.width, 120), max(target.height, 60))
    let x =
      horizontal == .leading
      ? target.minX
      : horizontal == .trailing ? target.maxX - width : target.midX - width / 2
    let y =
      vertical == .top
      ? target.minY
      : vertical == .bottom ? target.maxY - height : target.midY - height / 2
    switch annotation.position.side {
    case .top:
      annotation.view.frame(
        width: width, height: 60, alignment: Alignment(horizontal: horizontal, vertical: .bottom)
      )
      .offset(x: x, y: target.minY - 60 - spacing)
    case .bottom:
      annotation.view.frame(
        width: width, height: 60, alignment: Alignment(horizontal: horizontal, vertical: .top)
      )
      .offset(x: x, y: target.maxY + spacing)
    case .leading:
      annotation.view.frame(
        width: 120, height: height, alignment: Alignment(horizontal: .trailing, vertical: vertical)
      )
      .offset(x: target.minX - 120 - spacing, y: y)
    case .trailing:
      annotation.view.frame(
        width: 120, height: height, alignment: Alignment(horizontal: .leading, vertical: vertical)
      )
      .offset(x: target.maxX + spacing, y: y)
    case .overlay:
      annotation.view.frame(width: width, height: height, alignment: annotation.alignment)
        .offset(x: x, y: y)
    }
  }
}
#endif
