#if PortableViews
/// A view that is just an element, for views that are made of it.
package struct ElementView: View, PrimitiveView {
  package typealias Body = Never

  let element: ElementContent

  package init(_ element: ElementContent) {
    self.element = element
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .element(element)
  }
}
#endif
