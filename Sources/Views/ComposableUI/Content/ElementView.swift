#if PortableViews
/// A view that consists of one element, for other views to use as their body.
package struct ElementView: View, PrimitiveView {
  let element: ElementContent

  package init(_ element: ElementContent) {
    self.element = element
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .element(element)
  }
}
#endif
