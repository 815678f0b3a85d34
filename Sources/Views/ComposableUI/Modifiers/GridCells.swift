#if PortableViews
extension View {
  /// Sets the number of columns that the view takes in a row of a ``Grid``.
  ///
  /// - Parameter count: The number of columns, at least 1.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    gridCell { $0.columnCount = count }
  }

  /// Sets the place of the view in its cell of a ``Grid``, in place of the alignments of the grid, of
  /// its row and of its column.
  ///
  /// - Parameter anchor: A point; the nearest corner, middle of an edge or the middle counts.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    gridCell {
      $0.alignment = ElementAlignment(
        horizontal: anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center,
        vertical: anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center)
    }
  }

  /// Has the view not make its row or its column of a ``Grid`` larger: it gets the space that other
  /// views have made.
  ///
  /// - Parameter axes: The axes along which the view does not count.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCell { $0.unsizedAxes = axes }
  }

  /// Sets the alignment of all views of the column of a ``Grid`` that the view is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell { $0.columnAlignment = guide.element }
  }

  nonisolated private func gridCell(_ change: (inout ElementGridCell) -> Void) -> some View {
    var cell = ElementGridCell()
    change(&cell)
    return decorated(.content) { $0.effects.gridCell = cell }
  }
}
#endif
