#if PortableViews
public import Foundation

extension TextField where Label == Text {
  /// Creates a field for a formatted value; text that does not parse leaves the value unchanged.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: .value(value, format), prompt: prompt)
  }

  /// Creates a field for a formatted value; text that does not parse leaves the value unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), text: .value(value, format), prompt: prompt)
  }

  /// Creates a field for an optional formatted value; an empty field sets `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: .optional(value, format), prompt: prompt)
  }

  /// Creates a field for an optional formatted value; an empty field sets `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), text: .optional(value, format), prompt: prompt)
  }
}

extension TextField {
  /// Creates a field with a label for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), text: .value(value, format), prompt: prompt)
  }
}

extension FieldText where Self == FormattedFieldText {
  fileprivate static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Self where F.FormatOutput == String {
    FormattedFieldText(
      read: { format.format(value.wrappedValue) },
      write: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  fileprivate static func optional<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Self where F.FormatOutput == String {
    FormattedFieldText(
      read: { value.wrappedValue.map(format.format) ?? "" },
      write: { text in
        if text.allSatisfy(\.isWhitespace) {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
          value.wrappedValue = parsed
        }
      })
  }
}
#endif
