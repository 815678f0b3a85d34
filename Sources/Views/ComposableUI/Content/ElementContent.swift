#if PortableViews
/// An element as a primitive view describes it: its description, what is in it, and its handlers.
package struct ElementContent {
  /// The description.
  package var element: ViewElement
  /// What is in the element.
  package var content: (any View)?
  /// What happens on the events that the element takes.
  package var handlers = EventHandlers()
  /// Whether modifiers around the view change this element; presentations and screens stand
  /// apart.
  package var isDecoratable = true
  /// Whether the element becomes a row where the views around it do.
  package var canBeRow = true
  /// Whether each view in the element is a row.
  package var rows: RowPolicy = .none
  /// Tells the element's text while views inside may still change it: a screen's title.
  package var title: TitleModel?

  package init(_ element: ViewElement, content: (any View)? = nil) {
    self.element = element
    self.content = content
  }

  /// Whether what is in an element is made of rows.
  package enum RowPolicy {
    /// It is not.
    case none
    /// Each view is wrapped in a row.
    case wrap
    /// As around the element: a section in a list.
    case inherit
  }
}
#endif
