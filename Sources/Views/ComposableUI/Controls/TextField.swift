#if PortableViews
/// A control to edit a line of text.
public struct TextField<Label: View>: View {
  let field: FieldView

  /// The field that edits the text.
  public var body: some View { field }

  init(label: Label, text: any FieldText, prompt: Text?, axis: Axis = .horizontal) {
    field = FieldView(
      details: { axis == .vertical ? .textEditor($0) : .textField($0) },
      label: label, prompt: prompt, style: axis == .vertical ? .growing : nil, text: text)
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// Creates the field that a style gets.
  init(field: FieldView) {
    self.field = field
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title, which is its placeholder unless a prompt is given.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), text: PlainFieldText(binding: text), prompt: prompt)
  }

  /// Creates a text field with a title, which is its placeholder unless a prompt is given.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: PlainFieldText(binding: text), prompt: prompt)
  }

  /// Creates a text field that grows with its text if the axis is vertical.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(
      label: Text(titleKey), text: PlainFieldText(binding: text), prompt: prompt, axis: axis)
  }

  /// Creates a text field that grows with its text if the axis is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), text: PlainFieldText(binding: text), prompt: prompt, axis: axis)
  }

  /// Creates a text field that runs an action when it is submitted or loses focus.
  ///
  /// `onEditingChanged` has no effect.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), text: PlainFieldText(binding: text, onCommit: onCommit), prompt: nil)
  }
}

extension TextField {
  /// Creates a text field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: PlainFieldText(binding: text), prompt: prompt)
  }
}

/// A control to enter a line of hidden text, such as a password.
public struct SecureField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>

  /// The field that edits the hidden text.
  public var body: some View {
    FieldView(
      details: ElementDetails.secureField, label: label, prompt: prompt,
      text: PlainFieldText(binding: text))
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title, which is its placeholder unless a prompt is given.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    label = Text(titleKey)
    self.prompt = prompt
    self.text = text
  }

  /// Creates a secure field with a title, which is its placeholder unless a prompt is given.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    label = Text(title)
    self.prompt = prompt
    self.text = text
  }
}

extension SecureField {
  /// Creates a secure field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }
}

/// A control to edit text of many lines.
public struct TextEditor: View {
  let text: Binding<String>

  /// Creates an editor of a text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The field that edits the text.
  public var body: some View {
    FieldView(
      details: ElementDetails.textEditor, label: EmptyView(), text: PlainFieldText(binding: text),
      searchedText: text)
  }
}
#endif
