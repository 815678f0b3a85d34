#if PortableViews
/// A control that runs an action.
public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Creates a button with a label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let label: any View
    var details = ButtonDetails(role: role?.details)
    switch environment.buttonStyleChoice {
    case .builtIn(let style):
      label = self.label
      details.style = style
    case .custom(let makeBody):
      label = makeBody(
        ButtonStyleConfiguration(
          role: role, label: ButtonStyleConfiguration.Label(view: AnyView(self.label))))
      details.style = .plain
    case .primitive(let makeBody):
      let body = makeBody(
        PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(view: AnyView(self.label)),
          action: tapAction(in: environment)))
      return .branch(
        ViewBranch(
          .only, AnyView(AnyView(erasing: body).environment(\.buttonStyleChoice, .standard))))
    }
    let hasBorder = details.style == .bordered || details.style == .borderedProminent
    let shape = environment.buttonBorderShape
    if hasBorder {
      details.size = environment.controlSize
      details.isCircle = shape == .circle
    }
    let behavior = environment.buttonBehavior
    details.repeats = behavior.repeats
    var element = ViewElement(details: .button(details))
    element.isDisabled = !environment.isEnabled
    var content = ElementContent(element)
    content.setLabel(label, in: environment)
    if hasBorder { content.element.style.cornerRadius = shape.cornerRadius }
    if behavior.isFlexible, case .builtIn = environment.buttonStyleChoice {
      content.element.style.maxWidth = .infinity
    }
    content.handlers.add(.tap, action: tapAction(in: environment))
    return .element(content)
  }

  private func tapAction(in environment: EnvironmentValues) -> () -> Void {
    guard let dismiss = environment.dialogDismissal else { return action }
    return { [action] in
      action()
      dismiss()
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ComposableUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { ComposableUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title, a symbol and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ComposableUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension ElementContent {
  /// Makes a plain text the element's own text, and any other view its content.
  mutating func setLabel(_ label: any View, in environment: EnvironmentValues) {
    guard let text = label as? Text else {
      content = label
      return
    }
    let localization = environment.localization
    element.text = text.string(in: localization)
    element.style = text.style
    element.traits.label = text.label?.string(in: localization)
  }
}

/// The purpose of a button: to delete or to cancel.
public struct ButtonRole: Equatable, Sendable {
  let details: ButtonDetails.Role

  /// The role of a button that deletes data.
  public static let destructive = Self(details: .destructive)
  /// The role of a button that cancels an operation.
  public static let cancel = Self(details: .cancel)
}
#endif
