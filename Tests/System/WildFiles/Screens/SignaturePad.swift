import SwiftUI

struct SignaturePad: View {
    struct Line: Identifiable {
        let id = UUID()
        var points: [CGPoint]
        var color: Color
        var width: CGFloat
    }

    @State private var lines: [Line] = []
    @State private var current: Line?
    @State private var color: Color = .black
    @State private var width: CGFloat = 3
    @State private var showsGrid = true
    @Environment(\.displayScale) private var displayScale
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            Canvas(opaque: false, rendersAsynchronously: false) { context, size in
                if showsGrid { drawGrid(in: &context, size: size) }
                for line in lines + (current.map { [$0] } ?? []) {
                    var path = Path()
                    path.addLines(line.points)
                    context.stroke(
                        path, with: .color(line.color),
                        style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
                }
                if lines.isEmpty && current == nil {
                    let text = context.resolve(Text("Sign here").font(.title).foregroundColor(.gray))
                    context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
                }
            }
            .background(Color.white)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .local)
                    .onChanged { value in
                        if current == nil {
                            current = Line(points: [], color: color, width: width)
                        }
                        current?.points.append(value.location)
                    }
                    .onEnded { _ in
                        if let current { lines.append(current) }
                        current = nil
                    }
            )
            .clipShape(.rect(cornerRadius: 12))
            .shadow(color: .black.opacity(0.1), radius: 4)

            controls
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground))
    }

    private var controls: some View {
        HStack {
            ColorPicker("Ink", selection: $color).labelsHidden()
            Slider(value: $width, in: 1...12) {
                Text("Width")
            } minimumValueLabel: {
                Image(systemName: "scribble").imageScale(.small)
            } maximumValueLabel: {
                Image(systemName: "scribble").imageScale(.large)
            }
            Toggle("Grid", isOn: $showsGrid).toggleStyle(.button)
            Button("Undo", systemImage: "arrow.uturn.backward") { _ = lines.popLast() }
                .labelStyle(.iconOnly)
                .disabled(lines.isEmpty)
            Button("Clear", role: .destructive) { lines.removeAll() }
        }
    }

    private func drawGrid(in context: inout GraphicsContext, size: CGSize) {
        var grid = Path()
        for x in stride(from: 0, to: size.width, by: 20) {
            grid.move(to: CGPoint(x: x, y: 0))
            grid.addLine(to: CGPoint(x: x, y: size.height))
        }
        for y in stride(from: 0, to: size.height, by: 20) {
            grid.move(to: CGPoint(x: 0, y: y))
            grid.addLine(to: CGPoint(x: size.width, y: y))
        }
        context.opacity = 0.2
        context.stroke(grid, with: .color(.blue), lineWidth: 1 / displayScale)
        context.opacity = 1
        var copy = context
        copy.translateBy(x: 8, y: size.height - 8)
        copy.fill(Path(ellipseIn: CGRect(x: 0, y: -4, width: 4, height: 4)), with: .color(.red))
    }
}

struct SignaturePad_Previews: PreviewProvider {
    static var previews: some View {
        SignaturePad().frame(height: 300)
    }
}
