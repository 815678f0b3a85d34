import ComposableUI
import Foundation

/// Views that a layout places by their sizes: tags, a dial, rows on one line, what fits.
struct LayoutsPage: View {
  @State private var tags = ["oak", "hornbeam", "rowan", "silver birch", "ash"]
  @State private var isDial = false

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { content(proxy) }
    }
    .navigationTitle("Layouts")
  }

  private func content(_ proxy: ScrollViewProxy) -> some View {
    VStack(alignment: .leading, spacing: 24) {
      TagFlow(spacing: 8) {
        ForEach(tags, id: \.self) { tag in
          Button(tag) { tags.removeAll { $0 == tag } }.buttonStyle(.bordered)
        }
      }
      Button("Plant a sycamore maple") { tags.append("sycamore maple \(tags.count)") }
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("All of the trees of this wood")
          Text("in the order in which they were planted")
        }
        Text("The trees, in order")
        Text("Trees")
      }
      .accessibilityIdentifier("heading")
      hours
      Button(isDial ? "As a row" : "As a dial") { isDial.toggle() }
      heights
      Seasons()
      ScrollingViews()
      ContainerViews()
      Button("Back to the oak") { proxy.scrollTo("oak", anchor: .center) }
    }
    .padding()
  }

  private var hours: some View {
    let layout = isDial ? AnyLayout(Dial()) : AnyLayout(HStackLayout(spacing: 4))
    return layout {
      ForEach(1..<7) { hour in
        Text("\(hour * 2)").frame(width: 28, height: 28).background(
          Color.teal.opacity(0.25), in: Circle())
      }
    }
  }

  /// Two columns whose headings are on one line, wherever they are in their columns.
  private var heights: some View {
    HStack(alignment: .heading, spacing: 16) {
      VStack {
        Text("up to").font(.caption)
        Text("Oak").font(.title).alignmentGuide(.heading) { $0[VerticalAlignment.center] }
      }
      VStack {
        Text("40 m").font(.title).alignmentGuide(.heading) { $0[VerticalAlignment.center] }
        Text("in a hundred years").font(.caption)
      }
    }
  }
}

extension VerticalAlignment {
  private enum Heading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  fileprivate static let heading = VerticalAlignment(Heading.self)
}

/// Tabs of different widths, with a line below the selected one.
private struct Seasons: View {
  @State private var selection = "Spring"

  private struct Selected: PreferenceKey {
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  var body: some View {
    HStack {
      ForEach(["Spring", "Summer", "Fall"], id: \.self) { season in
        Button(season) { selection = season }
          .anchorPreference(key: Selected.self, value: .bounds) { season == selection ? $0 : nil }
      }
    }
    .overlayPreferenceValue(Selected.self) { anchor in
      GeometryReader { proxy in
        if let frame = anchor.map({ proxy[$0] }) {
          Color.accentColor
            .frame(width: frame.width, height: 3)
            .accessibilityIdentifier("line")
            .offset(x: frame.minX, y: frame.maxY - 3)
        }
      }
    }
  }
}

/// Views one after another, in as many lines as they need.
private struct TagFlow: Layout {
  let spacing: CGFloat

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
        (x, y, lineHeight) = (0, y + lineHeight + spacing, 0)
      }
      defer {
        x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

/// Views around a centre, like the hours of a clock.
private struct Dial: Layout {
  private let radius: CGFloat = 60

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: 2 * radius + widest, height: 2 * radius + widest)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index + 1) / Double(subviews.count) * 2 * Double.pi
      let point = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
