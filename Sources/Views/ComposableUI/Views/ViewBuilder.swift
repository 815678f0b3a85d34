#if PortableViews
/// Builds views from a closure of statements.
@resultBuilder
public struct ViewBuilder {
  /// Returns the view of a statement unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty view from a block without statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds one view from several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds a view that may be absent, from an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first branch of a conditional.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the second branch of a conditional.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of a view inside `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  nonisolated public init() {}

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .empty
  }
}

/// A sequence of views; the result of several statements in a view builder.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Creates a view from a tuple of views.
  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .sequence(TupleLayout.of(T.self).views(in: value))
  }
}

/// Two views next to each other that a tab view takes for one, such as a view and its toolbar.
struct PairedView<First: View, Second: View>: View, PrimitiveView {
  let first: First
  let second: Second

  func content(in environment: EnvironmentValues) -> ViewContent {
    .sequence([first, second])
  }
}

/// One of two views; the result of `if`-`else` and `switch` in a view builder.
///
/// The underscore follows SwiftUI, where the type has the same name.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    switch storage {
    case .trueContent(let view): .branch(ViewBranch(.index(0), view))
    case .falseContent(let view): .branch(ViewBranch(.index(1), view))
    }
  }
}

extension _ConditionalContent: IdentityComparable {
  package static func isSame(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.trueContent(let lhs), .trueContent(let rhs)): ValueLayout.isSame(lhs, rhs)
    case (.falseContent(let lhs), .falseContent(let rhs)): ValueLayout.isSame(lhs, rhs)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(map { ViewBranch(.only, $0) })
  }
}
#endif
