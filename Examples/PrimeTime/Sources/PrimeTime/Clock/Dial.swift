#if Macros
import ComposableArchitecture
import Foundation

/// The sixty seconds of a minute as dots, of which the prime moments are lit.
///
/// The dots change with the minute. A second moves the ring alone, so that its patch is small.
struct Dial: View {
  let moment: Moment

  private static let radius = 132.0

  var body: some View {
    ZStack {
      DialDots(minute: moment.second / 60)
      Circle()
        .stroke(moment.isPrime ? Color.orange : .primary, lineWidth: 2)
        .frame(width: 26, height: 26)
        .offset(at: moment.second % 60, radius: Self.radius)
    }
    .frame(width: 296, height: 296)
    .accessibilityHidden(true)
  }

  private struct DialDots: View {
    let minute: Int

    var body: some View {
      let lit = Moment(second: minute * 60).primeSecondsOfMinute
      ForEach(0..<60, id: \.self) { second in
        Circle()
          .fill(color(second, isLit: lit.contains(second)))
          .frame(width: lit.contains(second) ? 16 : 8, height: lit.contains(second) ? 16 : 8)
          .offset(at: second, radius: Dial.radius)
      }
    }

    private func color(_ second: Int, isLit: Bool) -> Color {
      if isLit { return .orange }
      return .secondary.opacity(second.isMultiple(of: 5) ? 0.8 : 0.35)
    }
  }
}

extension View {
  /// Moves the view from the middle of a dial to the place of a second.
  fileprivate func offset(at second: Int, radius: Double) -> some View {
    let angle = Double(second) / 60 * 2 * .pi
    return offset(x: radius * sin(angle), y: -radius * cos(angle))
  }
}
#endif
