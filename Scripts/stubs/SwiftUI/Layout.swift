public nonisolated struct VStack<Content: View>: View {
  public typealias Body = Never

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public nonisolated struct HStack<Content: View>: View {
  public typealias Body = Never

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public nonisolated struct ZStack<Content: View>: View {
  public typealias Body = Never

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}

public nonisolated struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { fatalError() }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    fatalError()
  }
}

public nonisolated struct Grid<Content: View>: View {
  public typealias Body = Never

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public nonisolated struct GridRow<Content: View>: View {
  public typealias Body = Never

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}

public nonisolated struct Spacer: View {
  public typealias Body = Never

  public init(minLength: CGFloat? = nil) { fatalError() }
}

public nonisolated struct Divider: View {
  public typealias Body = Never

  public init() { fatalError() }
}

public nonisolated struct ScrollView<Content: View>: View {
  public typealias Body = Never

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public nonisolated struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { fatalError() }
}

public struct ScrollViewProxy {}

public nonisolated struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() }
}

public struct GeometryProxy {
  public var size: CGSize { fatalError() }
}

public nonisolated struct Form<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  public typealias Body = Never

  public init(label: Label, @ViewBuilder content: () -> Content) { fatalError() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  public typealias Body = Never
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    fatalError()
  }
}

public nonisolated struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
}

extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    fatalError()
  }
}

public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  public typealias Body = Never
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    fatalError()
  }
}

@MainActor @preconcurrency
public protocol FormStyle {}

public struct GroupedFormStyle: FormStyle {}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { fatalError() }
}

extension View {
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    self
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  public nonisolated func padding(_ length: CGFloat) -> some View { self }

  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    self
  }

  @available(visionOS, unavailable)
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    self
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { fatalError() }

  public static var all: SafeAreaRegions { fatalError() }
}

@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var interactively: ScrollDismissesKeyboardMode { fatalError() }
}
