public import Foundation

/// Equatable text, for alerts and dialogs in a feature's state.
///
/// ```swift
/// TextState("Are you ") + TextState("sure").bold() + TextState("?")
/// ```
///
/// A literal is a key: views look it up in the string catalogues of their module, in the user's
/// language. Without a translation, views show the key.
///
/// Two texts are equal if they show the same string with the same modifiers, however joined.
public struct TextState: Sendable {
  package indirect enum Content: Sendable {
    case verbatim(String)
    case key(Key)
    case joined(TextState, TextState)
    #if canImport(Darwin)
    case resource(LocalizedStringResource)
    #endif
  }

  package let content: Content
  package private(set) var modifiers: [Modifier] = []

  package init(content: Content) {
    self.content = content
  }

  /// Creates text that is never translated.
  public init(verbatim content: String) {
    self.init(content: .verbatim(content))
  }

  /// Creates text from a string that is never translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  #if canImport(Darwin)
  /// Creates text from a resource that is looked up in the user's language.
  public init(_ resource: LocalizedStringResource) {
    self.init(content: .resource(resource))
  }
  #endif

  /// Joins two texts, each with its own modifiers.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(content: .joined(lhs, rhs))
  }

  package func modified(by modifier: Modifier) -> Self {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

extension String {
  /// Creates the string that a text shows.
  ///
  /// - Parameters:
  ///   - state: The text.
  ///   - locale: The language in which localised text is looked up. If `nil`, the user's language.
  public init(state: TextState, locale: Locale? = nil) {
    switch state.content {
    case .verbatim(let string):
      self = string
    case .key(let key):
      self = key.string
    case .joined(let first, let second):
      self = String(state: first, locale: locale) + String(state: second, locale: locale)
    #if canImport(Darwin)
    case .resource(var resource):
      if let locale { resource.locale = locale }
      self = String(localized: resource)
    #endif
    }
  }
}
