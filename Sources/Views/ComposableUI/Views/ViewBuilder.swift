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
#endif
