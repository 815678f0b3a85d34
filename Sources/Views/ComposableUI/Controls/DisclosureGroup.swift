#if PortableViews
/// A button that shows and hides its content.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @Environment(\.makeDisclosureGroup) private var makeDisclosureGroup

  /// The button and, while expanded, the content.
  public var body: some View {
    if let makeDisclosureGroup {
      AnyView(
        erasing: makeDisclosureGroup(
          DisclosureGroupStyleConfiguration(
            label: AnyView(label), content: AnyView(ObservingView { content() }),
            isExpanded: isExpanded ?? $isOpen)))
    } else {
      DisclosureView(
        isExpanded: isExpanded ?? $isOpen, label: AnyView(label), content: { AnyView(content()) })
    }
  }
}

extension DisclosureGroup {
  /// Creates a group with a label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Creates a group with a label; its content is shown while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title; its content is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title; its content is shown while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct DisclosureView: View, ObservedElementView {
  let isExpanded: Binding<Bool>
  let label: AnyView
  let content: () -> AnyView

  func element(in environment: EnvironmentValues) -> ElementContent {
    let isOpen = isExpanded.wrappedValue
    var button = ElementContent(
      ViewElement(details: .button(ButtonDetails(style: .plain, isExpanded: isOpen))))
    button.setLabel(label.view, in: environment)
    button.element.isDisabled = !environment.isEnabled
    button.handlers.add(.tap) { [isExpanded] in isExpanded.wrappedValue.toggle() }
    return ElementContent(
      ViewElement(details: .disclosure(isExpanded: isOpen)),
      content: TupleView((ElementView(button), isOpen ? ObservingView(content: content) : nil)))
  }
}
#endif
