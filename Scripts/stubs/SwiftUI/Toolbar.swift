// swift-format-ignore-file: AmbiguousTrailingClosureOverload

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
}

extension Never: ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    fatalError()
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent {
    c0
  }
}

public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    fatalError()
  }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()

  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static let navigationBarLeading = ToolbarItemPlacement()

  init() { fatalError() }
}

extension View {
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    self
  }
}
