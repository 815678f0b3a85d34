public nonisolated struct TextField<Label: View>: View {
  public typealias Body = Never
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { fatalError() }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    fatalError()
  }

  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    fatalError()
  }
}

public nonisolated struct SecureField<Label: View>: View {
  public typealias Body = Never
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
}

@MainActor @preconcurrency
public protocol TextFieldStyle {}

@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

@available(watchOS, unavailable)
@available(tvOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { fatalError() }
}

public struct SubmitLabel: Sendable {
  public static var next: SubmitLabel { fatalError() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { fatalError() }

  public static var text: SubmitTriggers { fatalError() }
}

@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  public static var words: TextInputAutocapitalization { fatalError() }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UITextContentType: Sendable {
  public static var name: UITextContentType { fatalError() }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UIKeyboardType: Sendable {
  case emailAddress
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UITextAutocapitalizationType: Sendable {
  case none
}

extension View {
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  @available(macOS, unavailable)
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}
