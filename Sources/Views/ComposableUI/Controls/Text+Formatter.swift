#if PortableViews
public import Foundation

extension Text {
  /// Creates a text of a value as a formatter writes it; without words of it, the text is empty.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an object as a formatter writes it; without words of it, the text is empty.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
#endif
