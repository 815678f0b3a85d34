#if PortableViews
/// A control that switches a Boolean value on and off.
public struct Toggle<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent {
        switch environment.toggleStyleChoice {
        case .builtIn(let style): ElementView(toggle(style, in: environment))
        case .custom(let makeBody):
          AnyView(erasing: makeBody(ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)))
        }
      })
  }

  private func toggle(
    _ style: ToggleDetails.Style, in environment: EnvironmentValues
  ) -> ElementContent {
    var element = ViewElement(
      details: .toggle(ToggleDetails(isOn: isOn.wrappedValue, style: style)))
    element.isLabelHidden = environment.labelsAreHidden
    element.isDisabled = !environment.isEnabled
    var content = ElementContent(element)
    content.setLabel(label, in: environment)
    content.element.style.tint = environment.switchTint?.element
    content.handlers.add(.input, flag: { [isOn] in isOn.wrappedValue = $0 })
    return content
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = Text(titleKey)
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = Text(title)
  }
}

extension Toggle where Label == ComposableUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = ComposableUI.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = ComposableUI.Label(title, systemImage: systemImage)
  }
}
#endif
