#if !canImport(Darwin)
public import Foundation

/// A formatter of lists, such as "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  // As with all formatters: it is set up first, and may then be used on any thread.

  /// The language of the list.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of items that are not texts.
  open var itemFormatter: Formatter?

  /// Returns texts as a list in the current language.
  ///
  /// - Parameter strings: The items of the list.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns items as a list, or `nil` if one of them has no text.
  ///
  /// - Parameter items: Texts, or values that the item formatter knows.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter?.string(for: item) ?? (item as? String) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns an array as a list, or `nil` for other values.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string(from:))
  }
}
#endif
