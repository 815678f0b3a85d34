#if PortableViews && !canImport(Darwin)
public import Foundation

extension String {
  /// A key of a string catalogue, with the values for its placeholders.
  public typealias LocalizationValue = LocalizedStringKey

  /// Looks up a key in a string catalogue.
  ///
  /// While views, event handlers and effects of a page run, the language is the user's.
  /// Elsewhere it is the process's.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is the text if no catalogue has it.
  ///   - table: The name of the table; `Localizable` if `nil`.
  ///   - bundle: The bundle; the resources of the calling module if `nil`.
  ///   - locale: The language; the user's if `nil`.
  ///   - comment: A note to translators. Has no effect.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, fileID: StaticString = #fileID
  ) {
    var template = LocalizedTemplate(keyAndValue, table: table, bundle: bundle)
    template.lookup.locale = locale
    self.init(template, calledFrom: fileID)
  }

  /// Looks up the key of a resource.
  @_disfavoredOverload  // A literal is a key.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.template, calledFrom: resource.fileID)
  }

  private init(_ template: LocalizedTemplate, calledFrom fileID: StaticString) {
    let module = "\(fileID)".prefix { $0 != "/" }
    let localization = (UserServices.current?.localization ?? Localization()).entering(
      String(module))
    self = template.text(in: localization).string
  }
}

/// A key of a string catalogue, with the table and the bundle to search, as a value.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle of a table.
  public enum BundleDescription: Hashable, Sendable {
    /// The resources of the module whose view shows the text, or whose code reads it.
    case main
    /// The bundle at an address.
    case atURL(URL)
  }

  /// The key to look up.
  public let key: String
  /// The text if no catalogue has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `Localizable` if `nil`.
  public let table: String?
  /// The bundle that holds the table.
  public let bundle: BundleDescription
  /// The language; the user's if `nil`.
  public var locale: Locale?
  let fileID: StaticString

  /// Creates a resource from a key that is its own default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil,
    fileID: StaticString = #fileID
  ) {
    self.key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.fileID = fileID
  }

  /// Creates a resource from a key with a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil,
    fileID: StaticString = #fileID
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.fileID = fileID
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(value), fileID: "")
  }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation), fileID: "")
  }

  var template: LocalizedTemplate {
    var template = LocalizedTemplate(
      LocalizedStringKey(key: key, arguments: defaultValue.arguments), table: table)
    if case .atURL(let url) = bundle { template.lookup.bundle = url }
    template.lookup.locale = locale
    template.lookup.defaultValue = defaultValue
    return template
  }

  /// Whether both resources have the same key, default value, table, bundle and language.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.template == rhs.template }

  /// Hashes the key, the default value, the table, the bundle and the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(template) }
}
#endif
