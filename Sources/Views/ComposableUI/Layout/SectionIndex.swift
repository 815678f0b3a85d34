#if PortableViews
extension View {
  /// Sets the label of a section in the index of its list, typically one letter; `nil` for none.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    IndexedSection(content: self, label: label)
  }

  /// Sets the label of a section in the index of its list, typically one letter; `nil` for none.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    IndexedSection(content: self, label: label.map { Text($0) })
  }

  /// Shows or hides the index at the trailing edge of lists whose sections have labels.
  ///
  /// A click on a label, or dragging over the labels, scrolls to the section.
  ///
  /// - Parameter visibility: Whether the index shows; by default, it does.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.sectionIndexVisibility, visibility)
  }
}

/// A section with a label, and the place to which the label leads.
struct SectionIndexEntry: Equatable {
  let label: String
  let target: ScrollTarget

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.label == rhs.label && lhs.target === rhs.target
  }
}

enum SectionIndexKey: PreferenceKey {
  static var defaultValue: [SectionIndexEntry] { [] }

  static func reduce(value: inout [SectionIndexEntry], nextValue: () -> [SectionIndexEntry]) {
    value += nextValue()
  }
}

private struct IndexedSection<Content: View> {
  let content: Content
  let label: Text?
}

extension IndexedSection: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let label = label?.string(in: environment.localization) ?? ""
    return .observing(
      ObservingContent(model: ScrollTarget.init) { [content] target in
        let entries = label.isEmpty ? [] : [SectionIndexEntry(label: label, target: target)]
        return content.preference(key: SectionIndexKey.self, value: entries)
          .lifecycle(ScrollTargetModifier(target: target))
      })
  }
}

/// The labels of the sections of a list, as its views have set them.
@MainActor
final class SectionIndexModel {
  private let location = StateLocation<[SectionIndexEntry]>([])

  /// Returns a view with an effect that keeps its labels.
  func reading(_ content: some View) -> some View {
    let reader = PreferenceReader<[SectionIndexEntry]>(isSame: ==, action: location.set)
    return PreferenceView(content: content, effect: PreferenceEffect<SectionIndexKey>.read(reader))
  }

  /// Returns the layer of a list with the labels; none without labels.
  func layer(in environment: EnvironmentValues) -> some View {
    ObservingView { [location] in
      let entries = location.get()
      if !entries.isEmpty {
        let size = environment.windowSize?.value ?? RendererEnvironment().size
        ElementView(Self.layer(SectionIndex(entries: entries, windowHeight: size.height)))
      }
    }
  }

  private static func layer(_ index: SectionIndex) -> ElementContent {
    var element = ViewElement(details: .layer(isInFront: true))
    element.style.alignment = ElementAlignment(horizontal: .trailing)
    var layer = ElementContent(element, content: index)
    layer.canBeRow = false
    return layer
  }
}

/// The labels of sections below each other.
private struct SectionIndex: View {
  let entries: [SectionIndexEntry]
  let windowHeight: Double
  @State private var dragged: Int?

  /// The height of a label, such that all of them are between the bars of a window.
  private var lineHeight: Double {
    min(16, max(windowHeight - 132, 0) / Double(entries.count))
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(entries.indices, id: \.self) { index in
        Text(verbatim: entries[index].label)
          .font(.system(size: min(11, lineHeight * 0.8), weight: .semibold))
          .foregroundStyle(Color.accentColor)
          .lineLimit(1)
          .frame(width: 16, height: lineHeight)
          .onTapGesture { show(index) }
      }
    }
    .gesture(
      DragGesture()
        .onChanged { value in
          let line = (value.location.y / max(lineHeight, 1)).rounded(.down)
          let index = Int(min(max(line, 0), Double(entries.count - 1)))
          guard index != dragged else { return }
          dragged = index
          show(index)
        }
        .onEnded { _ in dragged = nil }
    )
    .accessibilityLabel(Text(.sectionIndex))
    .frame(maxHeight: .infinity)
  }

  private func show(_ index: Int) {
    entries[index].target.reveal?(nil, .top)
  }
}

extension EnvironmentValues {
  var sectionIndexVisibility: Visibility {
    get { self[typed: SectionIndexVisibility.self]?.value ?? .automatic }
    set { self[typed: SectionIndexVisibility.self] = SectionIndexVisibility(value: newValue) }
  }
}

private struct SectionIndexVisibility {
  let value: Visibility
}
#endif
