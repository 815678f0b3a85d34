#if PortableViews
import ComposableCore
import ComposableUI

extension TextState {
  /// Creates text from a key, and looks the key up immediately if a table or a bundle is given.
  ///
  /// Otherwise the views that show the text look the key up, in the language of their reader.
  ///
  /// - Parameters:
  ///   - key: The key; shown if the table does not contain it.
  ///   - tableName: The table; `Localizable` if only a bundle is given.
  ///   - bundle: The bundle; the main one if only a table is given.
  ///   - comment: A note for translators; has no effect.
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

#if !canImport(Darwin)
extension TextState {
  /// Creates text from a resource.
  ///
  /// The views that show the text look the key up, in the language of their reader. A resource with a
  /// default value, a table, a bundle or a language of its own is looked up immediately.
  @_disfavoredOverload  // A literal is a key of its own.
  public init(_ resource: LocalizedStringResource) {
    let isKeyAlone =
      resource.key == resource.defaultValue.key && resource.table == nil
      && resource.bundle == .main && resource.locale == nil
    if isKeyAlone {
      self.init(resource.defaultValue)
    } else {
      self.init(verbatim: String(localized: resource))
    }
  }
}
#endif

extension LocalizedStringKey {
  /// Creates a key from the key of a text in a feature's state.
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
  /// Creates a key from the key of a text in a feature's state; with arguments, from its string.
  init(_ key: TextState.Key) {
    self.init(key.arguments.isEmpty ? key.key : key.string)
  }
}
#endif
