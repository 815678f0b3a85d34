import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    var alignment: HorizontalAlignment = .leading

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = arrange(in: proposal.replacingUnspecifiedDimensions().width, sizes: cache.sizes)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.last.map { $0.y + $0.height } ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for row in arrange(in: bounds.width, sizes: cache.sizes) {
            var x = bounds.minX
            if alignment == .center { x += (bounds.width - row.width) / 2 }
            if alignment == .trailing { x = bounds.maxX - row.width }
            for index in row.items {
                subviews[index].place(
                    at: CGPoint(x: x, y: bounds.minY + row.y + row.height / 2),
                    anchor: .leading,
                    proposal: ProposedViewSize(cache.sizes[index]))
                x += cache.sizes[index].width + spacing
            }
        }
    }

    private struct Row {
        var items: [Int] = []
        var y: CGFloat = 0
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func arrange(in width: CGFloat, sizes: [CGSize]) -> [Row] {
        var rows: [Row] = []
        var row = Row()
        for (index, size) in sizes.enumerated() {
            let needed = row.items.isEmpty ? size.width : row.width + spacing + size.width
            if needed > width, !row.items.isEmpty {
                rows.append(row)
                row = Row(y: row.y + row.height + spacing)
            }
            row.width = row.items.isEmpty ? size.width : row.width + spacing + size.width
            row.height = max(row.height, size.height)
            row.items.append(index)
        }
        if !row.items.isEmpty { rows.append(row) }
        return rows
    }
}

private struct PriorityKey: LayoutValueKey {
    static let defaultValue = 0
}

extension View {
    func tagPriority(_ value: Int) -> some View {
        layoutValue(key: PriorityKey.self, value: value)
    }
}

struct FlowTags: View {
    @State private var tags = ["swift", "linux", "cooking", "long walks", "music", "chess"]
    @State private var selected = Set<String>()
    @State private var newTag = ""
    @State private var isVertical = false

    private var layout: AnyLayout {
        isVertical ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(FlowLayout())
    }

    var body: some View {
        ScrollView {
            layout {
                ForEach(tags, id: \.self) { tag in
                    TagChip(title: tag, isSelected: selected.contains(tag))
                        .tagPriority(tag.count)
                        .onTapGesture { selected.formSymmetricDifference([tag]) }
                }
            }
            .animation(.default, value: isVertical)
            .animation(.default, value: tags)
            .padding()

            ViewThatFits(in: .horizontal) {
                HStack { ForEach(tags, id: \.self, content: Text.init) }
                Text("\(tags.count) tags")
            }
            Toggle("Vertical", isOn: $isVertical).padding()
        }
        .safeAreaInset(edge: .top) {
            TextField("Add a tag", text: $newTag)
                .textFieldStyle(.roundedBorder)
                .padding()
                .onSubmit {
                    guard !newTag.isEmpty, !tags.contains(newTag) else { return }
                    tags.append(newTag)
                    newTag.removeAll()
                }
        }
    }
}

struct TagChip: View {
    var title: String
    var isSelected: Bool

    var body: some View {
        Text(title)
            .font(.callout)
            .padding(.init(top: 4, leading: 10, bottom: 4, trailing: 10))
            .foregroundStyle(isSelected ? Color.white : Color.primary)
            .background(isSelected ? AnyView(Capsule().fill(Color.blue)) : AnyView(Capsule().stroke(Color.blue)))
    }
}

#Preview {
    FlowTags()
}
