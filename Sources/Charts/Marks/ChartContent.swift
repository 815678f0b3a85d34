#if PortableViews
public import ComposableUI

/// A part of a chart: marks, or content made of others.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the parts.
  associatedtype Body: ChartContent

  /// The parts of the content.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

/// Content that knows its marks.
@MainActor @preconcurrency
protocol MarkContent: ChartContent where Body == Never {
  func collect(into marks: inout [Mark])
}

extension MarkContent {
  /// Stops the program: the content is made of marks.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ChartContent {
  /// The marks of the content, in order.
  var marks: [Mark] {
    var marks: [Mark] = []
    collectMarks(into: &marks)
    return marks
  }

  func collectMarks(into marks: inout [Mark]) {
    if let content = self as? any MarkContent {
      content.collect(into: &marks)
    } else {
      body.collectMarks(into: &marks)
    }
  }
}

/// Builds the content of a chart from its parts.
@MainActor @preconcurrency
@resultBuilder
public enum ChartContentBuilder {
  /// Builds empty content.
  public static func buildBlock() -> some ChartContent { ChartParts(parts: []) }

  /// Builds content from one part.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Builds content from parts.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    var parts: [any ChartContent] = []
    repeat parts.append(each content)
    return ChartParts(parts: parts)
  }

  /// Builds a part.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Builds content that may be missing.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> some ChartContent {
    ChartParts(parts: content.map { [$0] } ?? [])
  }

  /// Builds the first of two branches.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> ChartBranch<First, Second> { ChartBranch(content: .first(first)) }

  /// Builds the second of two branches.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> ChartBranch<First, Second> { ChartBranch(content: .second(second)) }

  /// Builds content that depends on the version of a system.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> some ChartContent { ChartParts(parts: [content]) }
}

/// Content that is one of two.
public struct ChartBranch<First: ChartContent, Second: ChartContent>: MarkContent {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let content: Storage

  func collect(into marks: inout [Mark]) {
    switch content {
    case .first(let content): content.collectMarks(into: &marks)
    case .second(let content): content.collectMarks(into: &marks)
    }
  }
}

private struct ChartParts: MarkContent {
  let parts: [any ChartContent]

  func collect(into marks: inout [Mark]) {
    for part in parts { part.collectMarks(into: &marks) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Stops the program: the content is made of marks.
  public var body: Never { fatalError("ForEach has no body") }
}

extension ForEach: MarkContent where Content: ChartContent {
  func collect(into marks: inout [Mark]) {
    for element in data { content(element).collectMarks(into: &marks) }
  }
}

extension ForEach
where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates marks from identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks from elements that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: id, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates marks from a range of numbers.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, id: \.self, content: content)
  }
}
#endif
