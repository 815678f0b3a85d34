import SwiftUI

// Gestures that are composed, and a canvas that draws by a clock.
struct Drawing: View {
  @GestureState private var drag = CGSize.zero
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @State private var lines: [[CGPoint]] = []

  var body: some View {
    TimelineView(.animation) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        for (index, line) in lines.enumerated() {
          var path = Path()
          path.addLines(line)
          context.stroke(
            path, with: .color(.blue.opacity(1 - Double(index) / 10)),
            style: StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        let radius = 10 + 4 * sin(seconds * 2)
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        context.fill(
          Path(
            ellipseIn: CGRect(
              x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)),
          with: .color(.orange))
        context.draw(Text("\(lines.count)").font(.caption), at: center)
      }
    }
    .offset(x: offset.width + drag.width, y: offset.height + drag.height)
    .scaleEffect(scale)
    .gesture(
      DragGesture(minimumDistance: 2)
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { value in
          offset.width += value.translation.width
          offset.height += value.translation.height
          // mistake: [value.startLocation, value.location] -> [value.startLocation, value.loction]
          // makes: has no member 'loction'
          lines.append([value.startLocation, value.location])
        }
        .simultaneously(with: MagnifyGesture().onChanged { scale = $0.magnification })
    )
    .onTapGesture(count: 2) { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { scale = 1 } }
  }
}
