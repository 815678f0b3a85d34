import SwiftUI

private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

private struct SectionFrames: PreferenceKey {
    static let defaultValue: [String: CGRect] = [:]

    static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue(), uniquingKeysWith: { $1 })
    }
}

struct ScrollOffsetReader: ViewModifier {
    let space: String
    @Binding var offset: CGFloat

    func body(content: Content) -> some View {
        content
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named(space)).minY)
                }
            )
            .onPreferenceChange(OffsetKey.self) { offset = $0 }
    }
}

extension View {
    func readScrollOffset(in space: String, into offset: Binding<CGFloat>) -> some View {
        modifier(ScrollOffsetReader(space: space, offset: offset))
    }
}

struct ParallaxHeader: View {
    @State private var offset: CGFloat = 0
    @State private var visibleSection = ""
    @State private var selectedTab = 0

    private let headerHeight: CGFloat = 240

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let minY = proxy.frame(in: .global).minY
                    Image("mountains")
                        .resizable()
                        .scaledToFill()
                        .frame(width: proxy.size.width, height: headerHeight + max(0, minY))
                        .clipped()
                        .offset(y: -max(0, minY))
                        .blur(radius: min(8, max(0, -minY / 20)))
                }
                .frame(height: headerHeight)

                tabBar

                ForEach(["Route", "Huts", "Weather"], id: \.self) { title in
                    VStack(alignment: .leading) {
                        Text(title).font(.title2)
                        ForEach(0..<10) { Text("Line \($0)") }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
                    .background(GeometryReader {
                        Color.clear.preference(
                            key: SectionFrames.self, value: [title: $0.frame(in: .named("scroll"))])
                    })
                }
            }
            .readScrollOffset(in: "scroll", into: $offset)
        }
        .coordinateSpace(name: "scroll")
        .ignoresSafeArea(edges: .top)
        .onPreferenceChange(SectionFrames.self) { frames in
            visibleSection = frames.filter { $0.value.minY < 100 }.max { $0.value.minY < $1.value.minY }?.key ?? ""
        }
        .overlay(alignment: .top) {
            Text(visibleSection.isEmpty ? "Tour" : visibleSection)
                .font(.headline)
                .frame(maxWidth: .infinity)
                .padding()
                .background(.regularMaterial)
                .opacity(offset < -headerHeight ? 1 : 0)
        }
    }

    private var tabBar: some View {
        HStack(spacing: 20) {
            ForEach(0..<3) { index in
                Button("Tab \(index)") { withAnimation { selectedTab = index } }
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
            }
        }
        .padding()
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[selectedTab] {
                    let rect = proxy[anchor]
                    Rectangle()
                        .fill(Color.accentColor)
                        .frame(width: rect.width, height: 2)
                        .offset(x: rect.minX, y: rect.maxY + 2)
                }
            }
        }
    }
}

struct ParallaxHeader_Previews: PreviewProvider {
    static var previews: some View {
        ParallaxHeader()
    }
}
