#if PortableViews
/// A column of a grid, or as many of the same kind as fit.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// As wide as this.
    case fixed(Double)
    /// As wide as the others, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit within limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The space to the next column.
  public var spacing: Double?
  /// Where in their cells views are; renderers take that of the first column for all.
  public var alignment: Alignment?

  /// Creates a column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var element: ElementColumn {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum):
      .flexible(minimum: minimum, maximum: maximum.isFinite ? maximum : nil)
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: minimum, maximum: maximum.isFinite ? maximum : nil)
    }
  }
}

/// Views in columns, filled row by row.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  /// The type of the body: a primitive view has none.
  public typealias Body = Never

  let columns: [GridItem]
  let spacing: Double?
  let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var grid = ViewElement(.grid)
    grid.style.columns = columns.map(\.element)
    grid.style.alignment = columns.first?.alignment?.element
    grid.style.spacing = spacing
    return .element(ElementContent(grid, content: content))
  }
}

/// Views in rows and columns, where each column is as wide as its widest view.
public struct Grid<Content: View>: View, PrimitiveView {
  /// The type of the body: a primitive view has none.
  public typealias Body = Never

  let spacing: Double?
  let content: Content

  /// Creates a grid of rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    spacing = horizontalSpacing ?? verticalSpacing
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var grid = ViewElement(.grid)
    grid.style.spacing = spacing
    return .element(ElementContent(grid, content: content))
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: View, PrimitiveView {
  /// The type of the body: a primitive view has none.
  public typealias Body = Never

  let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .element(ElementContent(ViewElement(.gridRow), content: content))
  }
}
#endif
