import ComposableUI
import Foundation

/// A page of gestures, and of keys.
struct GesturesPage: View {
  @State private var last = "none"
  @State private var place = CGSize.zero
  @GestureState private var offset = CGSize.zero
  @GestureState private var isPressing = false
  @State private var factor = 1.0
  @State private var angle = Angle.zero
  @State private var column = 2

  var body: some View {
    Form {
      Section("Pointers") {
        LabeledContent("Last gesture", value: last)
        HStack(spacing: 12) {
          card
          pressed
          picture
        }
        .padding(12)
        .frame(maxWidth: .infinity)
      }
      Section("Keys") {
        keys
      }
      Section("Sharing") {
        Button("Copy what was last") { UIPasteboard.general.string = last }
        ShareLink("Share the address", item: URL(string: "https://swift.org/a+b?c=d&e")!)
      }
      Section("Gauges") {
        gauges
      }
      Section("Sizes") {
        HStack {
          ForEach(ControlSize.allCases, id: \.self) { size in
            Button(size.rawValue) { last = size.rawValue }
              .controlSize(size)
          }
        }
        .buttonStyle(.bordered)
        HStack {
          Button("Capsule") { last = "capsule" }
            .buttonBorderShape(.capsule)
          Button("1") { last = "circle" }
            .buttonBorderShape(.circle)
        }
        .buttonStyle(.borderedProminent)
      }
      Section("Rows of a grid") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(28)), GridItem(.fixed(28), alignment: .leading)]) {
            ForEach(1..<8) { Text("Item \($0 * $0 * $0)") }
          }
        }
      }
    }
    .navigationTitle("Gestures")
  }

  private var card: some View {
    Text("Drag me")
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 20)
      .background(.orange, in: RoundedRectangle(cornerRadius: 12))
      .offset(x: place.width + offset.width, y: place.height + offset.height)
      .gesture(
        TapGesture(count: 2).onEnded {
          place = .zero
          last = "two taps"
        }
        .exclusively(
          before: DragGesture()
            .updating($offset) { value, state, _ in state = value.translation }
            .onEnded { value in
              place.width += value.translation.width
              place.height += value.translation.height
              last = "drag to \(Int(place.width)), \(Int(place.height))"
            }))
  }

  private var pressed: some View {
    Text(isPressing ? "Keep on" : "Press me")
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 20)
      .background(isPressing ? .teal : .green, in: RoundedRectangle(cornerRadius: 12))
      .gesture(
        LongPressGesture(minimumDuration: 0.8)
          .updating($isPressing) { value, state, _ in state = value }
          .onEnded { _ in last = "long press" })
  }

  private var picture: some View {
    Text("Pinch me")
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 20)
      .background(.pink, in: RoundedRectangle(cornerRadius: 12))
      .rotationEffect(angle)
      .scaleEffect(factor)
      .gesture(
        MagnifyGesture()
          .onChanged { factor = min(max($0.magnification, 0.5), 1.5) }
          .onEnded { last = "factor \(Int(($0.magnification * 100).rounded())) %" }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
      )
      .simultaneousGesture(
        SpatialTapGesture().onEnded {
          last = "tap at \(Int($0.location.x)), \(Int($0.location.y))"
        })
  }

  private var gauges: some View {
    VStack(spacing: 16) {
      Gauge(value: 0.4) {
        Text("Battery")
      } currentValueLabel: {
        Text("40 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 24) {
        Gauge(value: 21, in: 10...30) {
          Text("°C")
        } currentValueLabel: {
          Text("21")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) { Text("Disk") }
          .gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.25) {
          Text("Volume")
        } currentValueLabel: {
          Text("25")
        } minimumValueLabel: {
          Text("Low")
        } maximumValueLabel: {
          Text("High")
        }
        .gaugeStyle(.accessoryLinear)
      }
    }
    .padding(8)
  }

  private var keys: some View {
    HStack {
      ForEach(0..<5) { index in
        Text("\(index)")
          .foregroundStyle(.white)
          .frame(width: 32, height: 32)
          .background(index == column ? .blue : .gray, in: Circle())
      }
    }
    .padding(8)
    .accessibilityLabel("Column \(column)")
    .focusable()
    .onKeyPress(.leftArrow) { move(-1) }
    .onKeyPress(.rightArrow) { move(1) }
    .onKeyPress(characters: .decimalDigits) { press in
      last = "digit \(press.characters)"
      return .handled
    }
  }

  private func move(_ distance: Int) -> KeyPress.Result {
    guard (0..<5).contains(column + distance) else { return .ignored }
    column += distance
    return .handled
  }
}
