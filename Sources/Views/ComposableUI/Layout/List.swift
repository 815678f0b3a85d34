#if PortableViews
/// A list: rows below each other, which scroll.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let content: Content
  var selection: ListSelection?

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: SectionIndexModel.init) { index in
        ElementView(element(index, in: environment))
      })
  }

  private func element(
    _ index: SectionIndexModel, in environment: EnvironmentValues
  ) -> ElementContent {
    let details = ListDetails(
      isPlain: environment.listIsPlain,
      isEditing: environment.editMode?.wrappedValue.isEditing == true,
      scrolling: environment.scrolling())
    var selection = selection
    if let chosen = selection {
      environment.selectionModel?.note(chosen)
      environment.columnModel?.note(chosen)
      selection?.didChoose = environment.columnModel?.goOn
    }
    var element = ViewElement(details: .list(details))
    element.style.setListSpacing(in: environment)
    let rows = EnvironmentView(
      content: content, change: ListSelection.Change(selection: selection?.current()))
    var list = ElementContent(
      element,
      content: TupleView(
        (
          index.reading(rows),
          environment.sectionIndexVisibility == .hidden ? nil : index.layer(in: environment)
        )))
    list.rows = .wrap
    list.handlers.addScrollObservers(in: environment)
    return list
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views, each a row.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each identifiable element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, which a key path identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// A form: controls in groups, which scroll.
public struct Form<Content: View>: View, PrimitiveView {
  let content: Content

  /// Creates a form of views, each a row.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(details: .form(environment.scrolling()))
    element.style.setListSpacing(in: environment)
    if !environment.formIsGrouped { element.style.effects.isUngrouped = true }
    var form = ElementContent(
      element, content: EnvironmentView(content: content, change: InsideForm()))
    form.rows = .wrap
    form.handlers.addScrollObservers(in: environment)
    return .element(form)
  }
}

/// The environment of a form's views.
private struct InsideForm: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    InsideScrolling().apply(to: &values)
    values.hasSections = true
  }

  func isSame(as other: any EnvironmentChange) -> Bool { other is Self }
}
#endif
