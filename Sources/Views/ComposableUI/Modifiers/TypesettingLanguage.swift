#if PortableViews
public import Foundation

/// The language by whose rules texts are set.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// The language of the page.
  public static let automatic = Self(language: nil)

  /// Returns a language.
  public static func explicit(_ language: Locale.Language) -> Self { Self(language: language) }
}

extension View {
  /// Sets the language by whose rules the texts in the view are set, and screen readers speak them.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether the view has the language.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules the texts in the view are set, and screen readers speak them.
  ///
  /// - Parameters:
  ///   - language: The language, or `.automatic` for the page's.
  ///   - isEnabled: Whether the view has the language.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    decorated(.content) {
      if isEnabled { $0.effects.language = language.language?.minimalIdentifier }
    }
  }
}
#endif
