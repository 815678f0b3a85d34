#if PortableViews
public import Foundation

extension Text {
  /// Creates a text of a value as a formatter writes it; without words of it, the text is empty.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    let value: Any = (subject as? Decimal).map { NSDecimalNumber(decimal: $0) } ?? subject
    self.init(verbatim: formatter.string(for: value) ?? "")
  }
}
#endif
