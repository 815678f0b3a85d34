import SwiftUI

// Sums of widths and counts, one of which mixes types.
struct WrongArithmetic: View {
  let values: [Double]
  @State private var drag = CGSize.zero

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / CGFloat(max(values.count, 1))
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(values.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: width / 4)
            .frame(width: width - 2, height: proxy.size.height * CGFloat(values[index]) / 100)
        }
      }
      .offset(x: drag.width / 3)
      .frame(height: max(proxy.size.heigth - 32, 0) / 2)  // error: has no member 'heigth'
    }
  }
}
