#if PortableViews
/// A view that a modifier adds to the row of its content: a background, or actions.
///
/// Each row of the content has the view once. Outside of a list it is not shown.
package final class RowLayer {
  private let element: ViewElement
  private let content: any View

  package init(_ element: ViewElement, content: any View) {
    self.element = element
    self.content = content
  }

  @MainActor package var view: any View {
    func make(_ content: some View) -> any View {
      ElementView(ElementContent(element, content: content))
    }
    return make(content)
  }
}

extension View {
  /// Adds an element with a view to the row that the view becomes.
  nonisolated func rowLayer(_ element: ViewElement, content: some View) -> some View {
    var decoration = Decoration(.content)
    decoration.rowLayer = RowLayer(element, content: content)
    return DecoratedView(content: self, decoration: decoration)
  }
}
#endif
