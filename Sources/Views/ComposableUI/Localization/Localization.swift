#if PortableViews
public import Foundation

/// The language in which texts are shown, and the catalogues in which they are looked up.
package struct Localization: Equatable, Sendable {
  /// The language and region; the process's if `nil`.
  package var locale: Locale?
  /// The user's preferred languages, the most preferred one first; used while `locale` is `nil`.
  package var preferred: [String] = [] {
    didSet { preferredLocale = preferred.first.map(Locale.init(languageTag:)) }
  }
  /// The modules whose catalogues are searched, the nearest view's module first.
  package var modules: [String] = []
  /// The time zone of dates; their format's or the process's if `nil`.
  package var timeZone: TimeZone?
  /// The calendar of dates; their format's or the process's if `nil`.
  package var calendar: Calendar?
  private var preferredLocale: Locale?

  package init(locale: Locale? = nil, preferred: [String] = [], modules: [String] = []) {
    self.locale = locale
    self.preferred = preferred
    self.modules = modules
    preferredLocale = preferred.first.map(Locale.init(languageTag:))
  }

  /// The language and region of numbers and dates; the process's if `nil`.
  ///
  /// The user's most preferred language while no catalogue has chosen one.
  var formatLocale: Locale? { locale ?? preferredLocale }

  /// Returns the localization with a module before the others.
  ///
  /// The first module with a catalogue decides the language: the user's most preferred language
  /// that the catalogue has.
  package func entering(_ module: String) -> Self {
    var inner = self
    inner.modules = [module] + modules.filter { $0 != module }
    if locale == nil, !preferred.isEmpty {
      inner.locale = StringCatalogs.shared.catalog(of: module, table: nil)?
        .locale(preferred: preferred)
    }
    return inner
  }

  /// Returns the translation of a key from a bundle, or else from the modules' catalogues.
  func entry(of key: String, table: String?, bundle: URL?) -> StringCatalog.Translation? {
    let catalogs = StringCatalogs.shared
    if let bundle {
      return catalogs.catalog(in: bundle, table: table)?
        .translation(of: key, in: locale ?? .current)
    }
    for module in modules {
      if let translation = catalogs.catalog(of: module, table: table)?
        .translation(of: key, in: locale ?? .current)
      {
        return translation
      }
    }
    return nil
  }
}

extension EnvironmentValues {
  /// The language and the region.
  ///
  /// The user's most preferred language that the app's string catalogue has. Without a catalogue,
  /// the user's most preferred language. The process's locale if the renderer knows no languages.
  public var locale: Locale {
    get { localization.formatLocale ?? .current }
    set {
      localization.locale = newValue
      localization.preferred = []
    }
  }
}
#endif
