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

  /// Sets the space around the view in its row of a list; `nil` for the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { $0.padding = insets?.lengths }
  }

  /// Sets the background of the view's row of a list, which is a colour, a gradient, a material or a
  /// filled rectangle; `nil` for the list's.
  nonisolated public func listRowBackground<V: View>(
    _ view: V?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let style = view as? any ShapeStyle
    let shape = (view as? any FilledShape)?.filledBox
    if view != nil, style == nil, shape == nil {
      AcceptedWithoutEffect.note("listRowBackground(\(V.self))", fileID: fileID, line: line)
    }
    return row {
      if let shape {
        $0.background = shape.color
        $0.backdrop = shape.backdrop
        $0.cornerRadius = shape.cornerRadius
        return
      }
      $0.background = style?.resolvedColor
      $0.backdrop = style?.resolvedBackdrop
    }
  }

  nonisolated func row(_ change: (inout ElementStyle) -> Void) -> some View {
    var decoration = Decoration(.content)
    change(&decoration.rowStyle)
    return DecoratedView(content: self, decoration: decoration)
  }
}
#endif
