import SwiftUI

// Sums of widths, counts and fractions, where literals may be of several types.
struct Arithmetic: View {
  let values: [Double]
  @State private var page = 0
  @State private var drag = CGSize.zero

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / CGFloat(max(values.count, 1))
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(values.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: width / 4)
            .frame(width: width - 2, height: proxy.size.height * CGFloat(values[index]) / 100)
            .offset(x: CGFloat(index) * 0.5 - drag.width / 3, y: sin(Double(index) / 2) * 4)
            .opacity(1 - Double(abs(index - page)) * 0.1)
            .scaleEffect(1 + 0.1 * CGFloat(index % 2))
            .rotationEffect(.degrees(Double(drag.width) / 20 + Double(index) * 1.5))
            .zIndex(Double(values.count - index))
        }
      }
      .offset(x: -CGFloat(page) * proxy.size.width + drag.width)
      .padding(.top, proxy.size.height > 400 ? proxy.size.height * 0.1 : 8)
      .frame(width: min(proxy.size.width, 600) - 16, height: max(proxy.size.height - 32, 0) / 2)
      .overlay {
        Text("\(values.reduce(0, +) / Double(max(values.count, 1)), specifier: "%.1f")")
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2 - 10)
      }
    }
  }
}
