#if PortableViews
extension View {
  /// Shows or hides the lines between the view's row and its neighbours in a list.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines show.
  ///   - edges: The edges of the row. A renderer draws one line between two rows, which either hides.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.hidesSeparators = visibility == .automatic ? nil : visibility == .hidden }
  }

  /// Sets the colour of the line above the view's row of a list; as other lines if `nil`.
  ///
  /// The line below a row belongs to the next one: without the top edge in `edges`, nothing changes.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { if edges.contains(.top) { $0.effects.separatorColor = color?.element } }
  }

  /// Shows or hides the lines above and below a section of a list.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines show; by default, they do not.
  ///   - edges: The edges of the section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    let isShown = visibility == .automatic ? nil : visibility == .visible
    var lines = ElementSectionLines()
    if edges.contains(.top) { lines.top = isShown }
    if edges.contains(.bottom) { lines.bottom = isShown }
    return sectionLines(lines)
  }

  /// Sets the colour of the lines above and below a section of a list; as other lines if `nil`.
  ///
  /// The lines show with `listSectionSeparator(_:edges:)`.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    var lines = ElementSectionLines()
    if edges.contains(.top) { lines.topColor = color?.element }
    if edges.contains(.bottom) { lines.bottomColor = color?.element }
    return sectionLines(lines)
  }

  nonisolated private func sectionLines(_ lines: ElementSectionLines) -> some View {
    decorated(.content) { if lines != ElementSectionLines() { $0.effects.sectionLines = lines } }
  }

  /// Sets the space around the view in its row of a list; `nil` for the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { $0.padding = insets?.lengths }
  }

  /// Puts a view behind the view's row of a list, over the whole of it; `nil` for the list's background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    var decoration = Decoration(.content)
    if let shape = (view as? any FilledShape)?.filledBox {
      decoration.rowStyle.background = shape.color
      decoration.rowStyle.backdrop = shape.backdrop
      decoration.rowStyle.cornerRadius = shape.cornerRadius
    } else if let style = view as? any ShapeStyle {
      decoration.rowStyle.background = style.resolvedColor
      decoration.rowStyle.backdrop = style.resolvedBackdrop
    } else if let view, V.self != EmptyView.self {
      decoration.rowLayer = RowLayer(
        ViewElement(details: .layer(isInFront: false)), content: view)
      // It replaces the list's, also where it draws nothing.
      decoration.rowStyle.background = Color.clear.resolvedColor
    }
    return DecoratedView(content: self, decoration: decoration)
  }

  nonisolated func row(_ change: (inout ElementStyle) -> Void) -> some View {
    var decoration = Decoration(.content)
    change(&decoration.rowStyle)
    return DecoratedView(content: self, decoration: decoration)
  }
}
#endif
