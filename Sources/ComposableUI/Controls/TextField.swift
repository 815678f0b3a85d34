#if !canImport(SwiftUI)
  /// A control to edit a line of text.
  public struct TextField<Label: View>: View, PrimitiveView {
    /// The type of the body: a primitive view has none.
    public typealias Body = Never

    let label: Label
    let prompt: Text?
    let text: Binding<String>

    package func content(in environment: EnvironmentValues) -> ViewContent {
      .scope(ScopeContent { fieldContent(.textField, in: environment) })
    }

    private func fieldContent(
      _ role: ViewElement.Role, in environment: EnvironmentValues
    ) -> any View {
      ElementView(
        .field(role, label: label, prompt: prompt, text: text, in: environment))
    }
  }

  /// A control to edit a line of text that is not shown.
  public struct SecureField<Label: View>: View, PrimitiveView {
    /// The type of the body: a primitive view has none.
    public typealias Body = Never

    let label: Label
    let prompt: Text?
    let text: Binding<String>

    package func content(in environment: EnvironmentValues) -> ViewContent {
      .scope(
        ScopeContent {
          ElementView(
            .field(.secureField, label: label, prompt: prompt, text: text, in: environment))
        })
    }
  }

  extension TextField where Label == Text {
    /// Creates a text field with a title, which is its placeholder unless a prompt is given.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
      label = Text(titleKey)
      self.prompt = prompt
      self.text = text
    }

    /// Creates a text field with a title, which is its placeholder unless a prompt is given.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
      label = Text(title)
      self.prompt = prompt
      self.text = text
    }
  }

  extension TextField {
    /// Creates a text field with a label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
      self.label = label()
      self.prompt = prompt
      self.text = text
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

  extension ElementContent {
    /// A text field's element, made inside a scope, as it reads the binding.
    @MainActor
    fileprivate static func field(
      _ role: ViewElement.Role, label: any View, prompt: Text?, text: Binding<String>,
      in environment: EnvironmentValues
    ) -> ElementContent {
      var content = ElementContent(ViewElement(role))
      content.setLabel(label)
      content.element.value = text.wrappedValue
      content.element.isDisabled = !environment.isEnabled
      content.element.attributes[.placeholder] = prompt?.string ?? content.element.text
      content.handlers.add(.input) { value in
        guard let value else { return false }
        text.wrappedValue = value
        return true
      }
      if let submit = environment.submitAction { content.handlers.add(.submit, action: submit) }
      return content
    }
  }

  private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  extension EnvironmentValues {
    var submitAction: (() -> Void)? {
      get { self[SubmitActionKey.self] }
      set { self[SubmitActionKey.self] = newValue }
    }
  }

  extension View {
    /// Runs an action when a field in the view is submitted.
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
      environment(\.submitAction, action)
    }
  }
#endif
