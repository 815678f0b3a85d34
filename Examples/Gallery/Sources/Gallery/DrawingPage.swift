import ComposableUI
import Foundation

/// Shapes, gradients, clips, a canvas and a timeline.
struct DrawingPage: View {
  @State private var share = 0.7

  var body: some View {
    Form {
      Section("Shapes") {
        HStack(spacing: 16) {
          Star().fill(Color.orange).accessibilityLabel("Star")
            .accessibilityIdentifier("star")
          Star().stroke(
            Color.blue, style: StrokeStyle(lineWidth: 3, lineJoin: .round)
          )
          .accessibilityIdentifier("outlined star")
          Ticket().fill(Color.green).strokeBorder(Color.black, lineWidth: 2)
            .accessibilityIdentifier("ticket")
          RoundedRectangle(cornerRadius: 12)
            .strokeBorder(Color.purple, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
            .accessibilityIdentifier("dashed")
          UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
            .fill(Color.teal)
        }
        .frame(height: 64)
        HStack(spacing: 16) {
          Ring(share: share).frame(width: 96, height: 96)
          Slider(value: $share) { Text("Share of the ring") }
        }
      }
      Section("Gradients") { Gradients() }
      Section("Clips and places") { Clips() }
      Section("Canvas") { Chart(values: [3, 5, 2, 6, 4]) }
      Section("Timeline") { Clock() }
    }
    .navigationTitle("Drawing")
  }
}

/// A star that stretches with its frame.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<10 {
        let angle = Double(index) * .pi / 5
        let radius = index.isMultiple(of: 2) ? 0.5 : 0.2
        let point = CGPoint(
          x: rect.midX + rect.width * radius * sin(angle),
          y: rect.midY - rect.height * radius * cos(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

/// A rectangle with half circles cut out of its sides, as large in every size.
struct Ticket: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addArc(
        center: CGPoint(x: rect.maxX, y: rect.midY), radius: 10, startAngle: .degrees(-90),
        endAngle: .degrees(90), clockwise: true)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.minX, y: rect.midY), radius: 10, startAngle: .degrees(90),
        endAngle: .degrees(-90), clockwise: true)
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Ticket { Ticket(amount: self.amount + amount) }
}

private struct Ring: View {
  let share: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 12)
      Circle().trim(from: 0, to: share)
        .stroke(
          AngularGradient(colors: [.green, .yellow, .red], center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .accessibilityIdentifier("ring")
      Text("\(Int(share * 100)) %").monospacedDigit()
    }
    .padding(6)
  }
}

private struct Gradients: View {
  private let colors = [Color.yellow, .red, .purple]

  var body: some View {
    HStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 8)
        .fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      Rectangle()
        .fill(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 40))
      Ellipse().fill(EllipticalGradient(colors: colors))
      Circle().fill(AngularGradient(colors: colors, center: .center))
      Star().fill(
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      Star().fill(AngularGradient(colors: colors, center: .center))
    }
    .frame(height: 64)
  }
}

private struct Clips: View {
  var body: some View {
    HStack(spacing: 16) {
      Color.blue.clipShape(Star()).accessibilityIdentifier("clipped star")
      Color.blue.clipShape(Ticket()).accessibilityIdentifier("clipped ticket")
      Text("Tip").padding(12).background(Color.yellow, in: Ticket())
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .mask { Text("Mask").font(.title).bold() }
        .accessibilityIdentifier("mask")
      ZStack {
        Color.gray.opacity(0.2)
        Circle().fill(Color.red).frame(width: 16, height: 16)
          .accessibilityIdentifier("first dot").position(x: 12, y: 12)
        Circle().fill(Color.red).frame(width: 16, height: 16)
          .accessibilityIdentifier("second dot").position(x: 40, y: 52)
      }
    }
    .frame(height: 64)
  }
}

private struct Chart: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      let width = size.width / CGFloat(values.count)
      for (index, value) in values.enumerated() {
        let height = size.height * CGFloat(value / 8)
        let bar = CGRect(
          x: CGFloat(index) * width + 6, y: size.height - height, width: width - 12,
          height: height)
        context.fill(
          Path(roundedRect: bar, cornerRadius: 4),
          with: .linearGradient(
            Gradient(colors: [.teal, .blue]), startPoint: CGPoint(x: 0, y: 0),
            endPoint: CGPoint(x: 0, y: size.height)))
        context.draw(
          Text("\(Int(value))").font(.caption), at: CGPoint(x: bar.midX, y: bar.minY - 10))
      }
      var line = context
      line.opacity = 0.6
      line.translateBy(x: 0, y: size.height * 0.25)
      line.stroke(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: size.width, y: 0))
        }, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
      context.draw(
        Image(systemName: "star.fill"), in: CGRect(x: size.width - 24, y: 4, width: 20, height: 20))
      if let mark = context.resolveSymbol(id: "mark") {
        context.draw(mark, at: CGPoint(x: 16, y: 16))
      }
    } symbols: {
      Circle().fill(Color.pink).frame(width: 20, height: 20).tag("mark")
    }
    .frame(height: 140)
    .accessibilityLabel("Chart")
    .accessibilityIdentifier("chart")
  }
}

private struct Clock: View {
  @State private var isRunning = false
  @State private var start = Date()

  var body: some View {
    HStack(spacing: 16) {
      TimelineView(.animation(minimumInterval: 0.1, paused: !isRunning)) { context in
        let seconds = context.date.timeIntervalSince(start)
        Circle().trim(from: 0, to: seconds.truncatingRemainder(dividingBy: 10) / 10)
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .accessibilityIdentifier("hand")
      }
      .frame(width: 48, height: 48)
      Toggle("Run", isOn: $isRunning)
    }
  }
}
