import ComposableUI

/// Shapes in frames of another ratio, with backgrounds and borders.
struct ShapeLooks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Circle().fill(.red).accessibilityIdentifier("circle").frame(width: 140, height: 80)
      Circle().fill(.red).frame(width: 60, height: 60).accessibilityIdentifier("over yellow")
        .background(.yellow)
      Capsule().fill(.red).frame(width: 140, height: 80).accessibilityIdentifier("capsule")
        .border(.gray)
      Circle().strokeBorder(.red, lineWidth: 10).accessibilityIdentifier("ring")
        .frame(width: 140, height: 80).border(.gray)
      Capsule().stroke(.red, lineWidth: 2).frame(width: 140, height: 40)
        .accessibilityIdentifier("line")
    }
  }
}
