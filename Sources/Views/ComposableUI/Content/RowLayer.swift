#if PortableViews
/// A view that a modifier adds to the row of its content: a background, or actions.
///
/// Each row of the content has the view once. Outside of a list it is not shown.
package final class RowLayer {
  package let view: any View

  package init(_ view: any View) {
    self.view = view
  }
}

extension View {
  /// Adds an element with a view to the row that the view becomes.
  nonisolated func rowLayer(_ element: ViewElement, content: some View) -> some View {
    var decoration = Decoration(.content)
    decoration.rowLayer = RowLayer(ElementView(ElementContent(element, content: content)))
    return DecoratedView(content: self, decoration: decoration)
  }
}
#endif
