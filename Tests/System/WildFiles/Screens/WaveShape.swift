import SwiftUI

struct Wave: Shape {
    var phase: Double
    var amplitude: CGFloat = 12
    var frequency: CGFloat = 1.5

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(phase, amplitude) }
        set {
            phase = newValue.first
            amplitude = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
            let relative = (x - rect.minX) / max(rect.width, 1)
            let y = rect.midY + amplitude * sin(CGFloat(phase) + relative * frequency * 2 * .pi)
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct Star: InsettableShape {
    var points = 5
    var innerRatio: CGFloat = 0.45
    var inset: CGFloat = 0

    func inset(by amount: CGFloat) -> Star {
        var copy = self
        copy.inset += amount
        return copy
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2 - inset
        return Path { p in
            for i in 0..<(points * 2) {
                let radius = i.isMultiple(of: 2) ? outer : outer * innerRatio
                let angle = Angle.degrees(Double(i) * 180 / Double(points) - 90)
                let point = CGPoint(
                    x: center.x + radius * CGFloat(cos(angle.radians)),
                    y: center.y + radius * CGFloat(sin(angle.radians)))
                if i == 0 { p.move(to: point) } else { p.addLine(to: point) }
            }
            p.closeSubpath()
        }
    }
}

struct TicketShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect, cornerRadius: 12)
        let notch = CGRect(x: rect.midX - 10, y: rect.minY - 10, width: 20, height: 20)
        path.addEllipse(in: notch)
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.maxY), radius: 10,
            startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.midY))
        return path.applying(CGAffineTransform(translationX: 0, y: 1))
    }
}

struct WaterLevel: View {
    @Binding var level: Double
    @State private var phase = 0.0

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .bottom) {
                RoundedRectangle(cornerRadius: 24)
                    .strokeBorder(.blue.gradient, lineWidth: 3)
                Wave(phase: phase, amplitude: CGFloat(10 * (1 - level)))
                    .fill(
                        LinearGradient(
                            gradient: Gradient(stops: [
                                .init(color: .cyan, location: 0),
                                .init(color: .blue, location: 0.8),
                            ]),
                            startPoint: .top, endPoint: .bottom)
                    )
                    .frame(height: geometry.size.height * CGFloat(level) + 20)
                Wave(phase: phase + .pi, amplitude: 6)
                    .fill(Color.blue.opacity(0.3))
                    .frame(height: geometry.size.height * CGFloat(level))
            }
            .clipShape(RoundedRectangle(cornerRadius: 24))
        }
        .onAppear {
            withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
                phase = 2 * .pi
            }
        }
    }
}

struct RatingView: View {
    @Binding var rating: Int

    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { value in
                Star()
                    .fill(value <= rating ? .yellow : .clear, style: FillStyle(eoFill: true))
                    .overlay(Star().strokeBorder(Color.orange, lineWidth: 1))
                    .frame(width: 32, height: 32)
                    .rotation3DEffect(.degrees(value <= rating ? 360 : 0), axis: (x: 0, y: 1, z: 0))
                    .onTapGesture {
                        withAnimation(.spring()) { rating = value }
                    }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of 5")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(5, rating + 1)
            case .decrement: rating = max(0, rating - 1)
            @unknown default: break
            }
        }
    }
}

struct Wave_Previews: PreviewProvider {
    struct Demo: View {
        @State var level = 0.5
        @State var rating = 3

        var body: some View {
            VStack {
                WaterLevel(level: $level)
                Slider(value: $level)
                RatingView(rating: $rating)
                TicketShape().stroke(style: .init(lineWidth: 2, dash: [6])).frame(height: 100)
            }
            .padding()
        }
    }

    static var previews: some View { Demo() }
}
