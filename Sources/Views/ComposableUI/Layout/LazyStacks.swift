#if PortableViews
/// A stack of views below each other, as wide as it may be, each of which appears when it comes near
/// the window.
///
/// All views are made at once. Their `onAppear`, `onDisappear` and `task` wait until they are near the
/// window, so a list can load its next page when its last row appears.
public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a vertical stack; headers and footers scroll with their sections, also those to be pinned.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    if !pinnedViews.isEmpty {
      AcceptedWithoutEffect.note("LazyVStack(pinnedViews:)", fileID: fileID, line: line)
    }
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let stack = VStack(alignment: alignment, spacing: spacing) { content.appearingLazily() }
    return stack.content(maxWidth: .infinity)
  }
}

/// A stack of views side by side, each of which appears when it comes near the window.
///
/// All views are made at once. Their `onAppear`, `onDisappear` and `task` wait until they are near the
/// window.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a horizontal stack; headers and footers scroll with their sections, also those to be
  /// pinned.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    if !pinnedViews.isEmpty {
      AcceptedWithoutEffect.note("LazyHStack(pinnedViews:)", fileID: fileID, line: line)
    }
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The views in a horizontal stack.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content.appearingLazily() }
  }
}
#endif
