#if PortableViews
public import Foundation

extension TextField where Label == Text {
  /// Creates a field for a value that a formatter formats and parses.
  ///
  /// A text that the formatter cannot parse leaves the value unchanged. Only `NumberFormatter` and
  /// `DateFormatter` parse.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), text: .value(value, formatter), prompt: prompt)
  }

  /// Creates a field for a value that a formatter formats and parses.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), text: .value(value, formatter), prompt: prompt)
  }
}

extension FieldText where Self == FormattedFieldText {
  fileprivate static func value<V>(_ value: Binding<V>, _ formatter: Formatter) -> Self {
    FormattedFieldText(
      read: {
        (formatter as? DateFormatter).flatMap { formatter in
          (value.wrappedValue as? Date).map(formatter.string)
        } ?? formatter.string(for: value.wrappedValue) ?? ""
      },
      write: { text in
        if let parsed = formatter.value(in: text, as: V.self) { value.wrappedValue = parsed }
      })
  }
}

extension Formatter {
  fileprivate func value<V>(in text: String, as type: V.Type) -> V? {
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
    guard let number = (self as? NumberFormatter)?.number(from: text) else { return nil }
    let candidates: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number,
    ]
    // An `Int` is refused if the text has a fraction, which `intValue` would drop.
    guard V.self != Int.self || Double(number.intValue) == number.doubleValue else { return nil }
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}
#endif
