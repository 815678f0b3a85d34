#if PortableViews
import ComposableCore
import ComposableUI

extension TextState {
  /// Creates text from a key, which is looked up at once if a table or a bundle is given.
  ///
  /// Otherwise the views that show it look it up, in the language of their reader.
  ///
  /// - Parameters:
  ///   - key: The key; what shows if the table does not have it.
  ///   - tableName: The table; `Localizable` if there is a bundle alone.
  ///   - bundle: The bundle; the main one if there is a table alone.
  ///   - comment: What translators are told.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    guard tableName != nil || bundle != nil else {
      self.init(
        content: .key(
          Key(
            key: key.key,
            arguments: key.arguments.map {
              Key.Argument(text: $0.shown, number: $0.wholeNumber)
            }, string: key.string)))
      return
    }
    self.init(
      verbatim: (bundle ?? .main).localizedString(
        forKey: key.string, value: key.string, table: tableName))
  }
}

extension LocalizedStringKey {
  /// Creates a key from that of a text in a feature's state.
  init(_ key: TextState.Key) {
    self.init(
      key: key.key,
      arguments: key.arguments.map { argument in
        guard let number = argument.number else { return .string(argument.text) }
        return argument.text == String(number) ? .bare(number) : .integer(number)
      })
  }
}
#else
import ComposableCore
import ComposableUI

extension LocalizedStringKey {
  /// Creates a key from that of a text in a feature's state; with gaps it is the text itself.
  init(_ key: TextState.Key) {
    self.init(key.arguments.isEmpty ? key.key : key.string)
  }
}
#endif
