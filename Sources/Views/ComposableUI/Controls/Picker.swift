#if PortableViews
/// A control to choose one of several values.
///
/// Each choice is a view with a ``View/tag(_:includeOptional:)``; its title and symbol are shown.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  View, ObservedElementView
{
  /// The selections that the picker sets together, one for most pickers.
  let selections: [Binding<SelectionValue>]
  let label: Label
  let content: Content

  package func element(in environment: EnvironmentValues) -> ElementContent {
    let style = environment.pickerStyle
    let choices = Choice.choices(in: content, environment: environment)
      .filter { $0.tag.base is SelectionValue }
    let first = selections.first?.wrappedValue
    let isCommon = selections.dropFirst().allSatisfy { $0.wrappedValue == first }
    let selected = isCommon ? first.map { AnyHashable($0) } : nil
    let chosen = choices.first { choice in
      selected != nil
        && (choice.tag.base as? SelectionValue).map { AnyHashable($0) } == selected
    }
    let isOpen = style != .menu
    let outline = ViewOutline(label, in: environment)
    let details = PickerDetails(
      selection: chosen?.id ?? "", symbol: outline.symbol, isInline: style == .inline)
    var element = ViewElement(
      details: isOpen ? .segments(details) : .picker(details), text: outline.title)
    element.isLabelHidden = environment.labelsAreHidden
    element.isDisabled = !environment.isEnabled
    // Without a selected option, a menu would show its first option as selected.
    let none = Choice(tag: AnyHashable(""), title: "", symbol: nil, id: "")
    let shown = chosen == nil && !isOpen ? [none] + choices : choices
    var picker = ElementContent(
      element, content: ForEach(shown) { ElementView($0.element(isSegment: isOpen)) })
    picker.handlers.add(
      .input,
      checkedText: { [selections] name in
        guard let choice = choices.first(where: { $0.id == name }),
          let value = choice.tag.base as? SelectionValue
        else { return false }
        for selection in selections { selection.wrappedValue = value }
        return true
      })
    return picker
  }
}

extension Choice {
  fileprivate func element(isSegment: Bool) -> ElementContent {
    let details = ChoiceDetails(tag: id, symbol: symbol)
    return ElementContent(
      ViewElement(details: isSegment ? .segment(details) : .option(details), text: title))
  }
}

extension Picker {
  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selections = [selection]
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ComposableUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ComposableUI.Label(titleKey, systemImage: systemImage)
    }
  }
}
#endif
