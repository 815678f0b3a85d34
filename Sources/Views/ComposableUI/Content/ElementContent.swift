#if PortableViews
/// The element of a primitive view: its description, content and event handlers.
package struct ElementContent {
  package var element: ViewElement
  package var content: (any View)?
  package var handlers = EventHandlers()
  /// Whether modifiers around the view change this element.
  package var isDecoratable = true
  /// Whether the element becomes a row if the views around it do.
  package var canBeRow = true
  /// Whether each view in the element is a row.
  package var rows: RowPolicy = .none
  /// The model of the element's text, which views inside may change: a screen's title.
  package var title: TitleModel?
  /// The layout that places the views in the element, if the renderer does not by the role alone.
  package var layout: (any Layout)?

  package init(_ element: ViewElement, content: (any View)? = nil) {
    self.element = element
    self.content = content
  }

  /// The rule by which the views in an element become rows.
  package enum RowPolicy {
    /// No view becomes a row.
    case none
    /// Each view is wrapped in a row.
    case wrap
    /// The same rule as around the element: a section in a list.
    case inherit
  }
}

/// A view that consists of one element, whose description may read observable state.
@MainActor
package protocol ObservedElementView: PrimitiveView {
  /// Returns the element; its reads of observable state are tracked.
  func element(in environment: EnvironmentValues) -> ElementContent
}

extension ObservedElementView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(ObservingContent { ElementView(element(in: environment)) })
  }
}

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
