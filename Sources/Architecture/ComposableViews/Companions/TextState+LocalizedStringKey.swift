#if PortableViews
import ComposableCore
import ComposableUI

extension TextState {
  /// Creates text from a key, which is looked up in a table of a bundle if one is given.
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
      self.init(verbatim: key.string)
      return
    }
    self.init(
      verbatim: (bundle ?? .main).localizedString(
        forKey: key.string, value: key.string, table: tableName))
  }
}
#endif
