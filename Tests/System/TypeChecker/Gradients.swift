import SwiftUI

// Gradients, shapes and masks, with colours and points out of the context.
struct Gradients: View {
  var isNight = false

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: isNight ? [.black, Color(red: 0.1, green: 0.1, blue: 0.3)] : [.cyan, .white],
        // mistake: startPoint: .top, endPoint: .bottom) -> startPoint: .top, endPoint: .bottem)
        // makes: has no member 'bottem'
        startPoint: .top, endPoint: .bottom)
      RadialGradient(
        gradient: Gradient(stops: [
          .init(color: .yellow.opacity(0.9), location: 0),
          .init(color: .orange.opacity(0.4), location: 0.4),
          .init(color: .clear, location: 1),
        ]), center: .topTrailing, startRadius: 10, endRadius: 220)
      AngularGradient(colors: [.red, .yellow, .green, .red], center: .center, angle: .degrees(45))
        .mask(Circle().stroke(lineWidth: 12))
        .frame(width: 120, height: 120)
        .blendMode(.screen)
      Capsule()
        .fill(LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
        .overlay(Capsule().strokeBorder(.white.opacity(0.6), lineWidth: 2))
        .frame(width: 240, height: 44)
        .shadow(color: .black.opacity(0.3), radius: 8, x: 0, y: 4)
        .overlay { Text("Start").font(.headline).foregroundStyle(.white) }
        .padding(.bottom, 24)
      Rectangle()
        .trim(from: 0, to: isNight ? 0.5 : 1)
        .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 3]))
        .foregroundStyle(.tertiary)
        .rotationEffect(.degrees(isNight ? 12 : -12))
        .padding(40)
    }
    .ignoresSafeArea()
  }
}
