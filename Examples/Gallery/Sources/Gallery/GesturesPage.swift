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
        HStack(spacing: 24) {
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
    }
    .navigationTitle("Gestures")
  }

  private var card: some View {
    Text("Drag me")
      .padding(20)
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
      .padding(20)
      .background(isPressing ? .teal : .green, in: RoundedRectangle(cornerRadius: 12))
      .gesture(
        LongPressGesture(minimumDuration: 0.8)
          .updating($isPressing) { value, state, _ in state = value }
          .onEnded { _ in last = "long press" })
  }

  private var picture: some View {
    Text("Pinch me")
      .padding(20)
      .background(.pink, in: RoundedRectangle(cornerRadius: 12))
      .rotationEffect(angle)
      .scaleEffect(factor)
      .gesture(
        MagnifyGesture()
          .onChanged { factor = min(max($0.magnification, 0.5), 1.5) }
          .onEnded { last = "factor \(Int(($0.magnification * 100).rounded())) %" }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
      .simultaneousGesture(
        SpatialTapGesture().onEnded {
          last = "tap at \(Int($0.location.x)), \(Int($0.location.y))"
        })
  }

  private var keys: some View {
    HStack {
      ForEach(0..<5) { index in
        Text("\(index)")
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
