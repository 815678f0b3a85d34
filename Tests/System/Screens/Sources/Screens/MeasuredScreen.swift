import ComposableUI

/// Views that are placed by the sizes of others.
struct MeasuredScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Flow {
        ForEach(["oak", "hornbeam", "rowan", "silver birch", "ash", "sycamore"], id: \.self) {
          Text($0).padding(8).background(Color.yellow)
        }
      }
      ViewThatFits(in: .horizontal) {
        Text(
          "A text that is much too long for a window of a telephone, but not for that of a computer"
        )
        .fixedSize()
        Text("A shorter text")
      }
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) wide").frame(width: proxy.size.width / 2)
        Block(20, 30).offset(x: proxy.size.width / 4)
        Color.teal.frame(width: 8).position(x: proxy.size.width - 4, y: 30)
      }
      .frame(height: 60)
      HStack(alignment: .middle) {
        Block(30, 60)
        Block(30, 20).alignmentGuide(.middle) { $0[.top] }
      }
      HStackLayout(spacing: 4) {
        Block(10, 10)
        Block(20, 20)
      }
    }
    .padding()
  }
}

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  fileprivate static let middle = VerticalAlignment(Middle.self)
}

/// Views one after another, in as many lines as they need.
private struct Flow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat?) -> [CGRect] {
    var (x, y, lineHeight) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width ?? .infinity {
        (x, y, lineHeight) = (0, y + lineHeight + 8, 0)
      }
      defer {
        x += size.width + 8
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
