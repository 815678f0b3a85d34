import Foundation

extension DependencyValues {
  /// The user's preferred locales, the most preferred first; tests must override them.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] {
    Locale.preferredLanguages.map(Locale.init(identifier:))
  }
}
