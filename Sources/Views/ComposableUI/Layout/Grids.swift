#if PortableViews
/// A column of a grid, or as many equal columns as fit.
public struct GridItem: Sendable {
  /// The width of a column.
  public enum Size: Sendable {
    /// A fixed width, in points.
    case fixed(Double)
    /// The same width as the other flexible columns, within limits in points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as fit, each with a width within limits in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The width of the column.
  public var size: Size
  /// The space to the next column, in points; the renderer's default if `nil`.
  public var spacing: Double?
  /// The alignment of views in their cells; the first column's is used for all columns.
  public var alignment: Alignment?

  /// Creates a column, or a set of adaptive columns.
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

/// A grid of views in columns, filled row by row.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  let columns: [GridItem]
  let spacing: Double?
  let content: Content

  /// Creates a grid with columns.
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
    return .element(ElementContent(grid, content: content.appearingLazily()))
  }
}

/// A grid of views in rows; each column is as wide as its widest view.
///
/// A view outside of a ``GridRow`` has a row of its own, across all columns.
public struct Grid<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: Content

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - alignment: The place of views in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; the default if `nil`.
  ///   - verticalSpacing: The distance between rows, in points; the default if `nil`.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var grid = ViewElement(.grid)
    if alignment.element != ElementAlignment() { grid.style.alignment = alignment.element }
    grid.style.spacing = horizontalSpacing
    if let verticalSpacing { grid.style.effects.rowSpacing = verticalSpacing }
    return .element(ElementContent(grid, content: content))
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The place of views in the height of the row; the grid's if `nil`.
  ///   - content: The views, one for each column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var row = ViewElement(.gridRow)
    if let alignment { row.style.alignment = ElementAlignment(vertical: alignment.element) }
    return .element(ElementContent(row, content: content))
  }
}
#endif
