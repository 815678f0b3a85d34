#if PortableViews
public import Foundation

/// A piece of text that cannot be edited.
public struct Text: Equatable, Sendable {
  /// The text or, if `looks` has the source `.key`, a key without arguments.
  private var stored: String
  // One reference keeps a text small enough for an existential's inline buffer.
  private var looks: Looks?

  /// Creates a text from a key of a string catalogue.
  ///
  /// In the text, `**`, `*`, `~~`, backticks and links are markup.
  ///
  /// The key is looked up in the language of the environment. If there is a bundle, the bundle is
  /// searched. Otherwise, the resources of the module whose view shows the text are searched, then
  /// the resources of the modules of surrounding views. If the key is missing, the key itself is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if key.arguments.isEmpty, tableName == nil, bundle == nil {
      self.init(verbatim: key.key)
      looks = .key
    } else {
      self.init(LocalizedTemplate(key, table: tableName, bundle: bundle))
    }
  }

  #if canImport(Darwin)
  /// Creates a text from a resource, which is looked up in the language of the process.
  @_disfavoredOverload  // A literal is a key.
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
  #else
  /// Creates a text from a resource, which is looked up in the language of the environment.
  @_disfavoredOverload  // A literal is a key.
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.template)
  }
  #endif

  /// Creates a text from a word that the library's own views show.
  init(_ word: BuiltInWord) {
    self.init(LocalizedTemplate(word))
  }

  init(_ template: LocalizedTemplate) {
    self.init(source: .template(template))
  }

  /// Creates a text from a string, without localization or markup.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    stored = String(content)
  }

  /// Creates a text from a literal, without localization or markup.
  public init(verbatim content: String) {
    stored = content
  }

  /// Creates a text from an attributed string.
  ///
  /// The attributes of `AttributeScopes.SwiftUIAttributes` are drawn, links, and what the markup of
  /// `AttributedString(markdown:)` means.
  @_disfavoredOverload  // A literal is a key before it is a text with attributes.
  public init(_ attributedContent: AttributedString) {
    let runs = TextRun.runs(of: attributedContent)
    if runs.contains(where: { !$0.isPlain }) {
      self.init(source: .attributed(runs))
    } else {
      self.init(verbatim: String(attributedContent.characters))
    }
  }

  /// Creates a text that is an image, such as a symbol, as high as the letters beside it.
  public init(_ image: Image) {
    self.init(source: .attributed([TextRun(string: "", image: image)]))
  }

  /// Creates a text from a value, formatted for the language of the environment.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(formatted: FormattedInput(input: input, format: format))
  }

  init(formatted content: any FormattedContent) {
    self.init(source: .formatted(content))
  }

  private init(source: Looks.Source) {
    stored = ""
    looks = Looks(Looks.Values(source: source))
  }

  /// Joins two texts; each keeps its style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(source: .joined(lhs, rhs))
  }
}

extension Text {
  /// The text, not localized.
  package var string: String { string(in: Localization()) }

  /// Returns the text in a language.
  package func string(in localization: Localization) -> String {
    switch source {
    case .none: stored
    case .key, .template: resolvedTemplate(in: localization).string
    case .formatted(let content): content.string(in: localization)
    case .joined(let lhs, let rhs): lhs.string(in: localization) + rhs.string(in: localization)
    case .attributed(let runs): runs.map(\.string).joined()
    }
  }

  /// Returns the styled parts in a language; empty for a text without markup or styled parts.
  func runs(in localization: Localization) -> [TextRun] {
    switch source {
    case .none, .formatted: return []
    case .key, .template: return resolvedTemplate(in: localization).runs
    case .joined(let lhs, let rhs):
      let runs = lhs.ownRuns(in: localization) + rhs.ownRuns(in: localization)
      return runs.contains { !$0.isPlain } ? runs : []
    case .attributed(let runs): return runs
    }
  }

  /// Returns the styled parts in a language, or the text if it has none, of a template by one look-up.
  private func resolved(in localization: Localization) -> (string: String?, runs: [TextRun]) {
    switch source {
    case .key, .template:
      return resolvedTemplate(in: localization)
    case .none, .formatted, .joined, .attributed:
      let runs = runs(in: localization)
      return (runs.isEmpty ? string(in: localization) : nil, runs)
    }
  }

  private func resolvedTemplate(in localization: Localization) -> (string: String, runs: [TextRun])
  {
    let string: String
    let pattern: String?
    if case .template(let template) = source {
      if !template.isTimeless, let runs = template.runsWithInsertions(in: localization) {
        return (runs.map(\.string).joined(), runs)
      }
      (string, pattern) = template.text(in: localization)
    } else if localization.modules.isEmpty {
      let hasMarkup = Markdown.mayHaveMarkup(stored)
      string =
        hasMarkup && stored.contains("^[")
        ? Inflection.resolved(stored, isEnglish: true) : stored
      pattern = hasMarkup ? string : nil
    } else {
      (string, pattern) = LocalizedTemplate(LocalizedStringKey(stored)).text(in: localization)
    }
    guard let pattern else { return (string, []) }
    let runs = Markdown.runs(of: pattern)
    return (runs.isEmpty ? string : runs.map(\.string).joined(), runs)
  }

  /// Returns the parts, each merged with the style of the whole text.
  func ownRuns(in localization: Localization) -> [TextRun] {
    let runs = runs(in: localization)
    guard !runs.isEmpty else { return [TextRun(string: string(in: localization), style: style)] }
    return runs.map { $0.inside(style) }
  }
}

extension Text {
  package var style: ElementStyle {
    get { looks?.values.style ?? ElementStyle() }
    set { set(\.style, to: newValue) }
  }

  /// The text that a screen reader says in place of this one.
  package var label: Text? {
    get { looks?.values.label }
    set { set(\.label, to: newValue) }
  }

  private var source: Looks.Source { looks?.values.source ?? .none }

  private mutating func set<T>(_ keyPath: WritableKeyPath<Looks.Values, T>, to value: T) {
    var values = looks?.values ?? Looks.Values()
    values[keyPath: keyPath] = value
    // Texts with default values compare equal, however they got them.
    looks = values == Looks.Values() ? nil : Looks(values)
  }

  /// The source, the style and the label of a text, unless all have their default values.
  private final class Looks: Equatable, Sendable {
    /// The origin of the characters.
    enum Source: Equatable {
      /// The stored text is shown.
      case none
      /// The stored text is a key of a string catalogue.
      case key
      case template(LocalizedTemplate)
      indirect case formatted(any FormattedContent)
      indirect case joined(Text, Text)
      case attributed([TextRun])

      static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.none, .none), (.key, .key): true
        case (.template(let lhs), .template(let rhs)): lhs == rhs
        case (.formatted(let lhs), .formatted(let rhs)): lhs.isEqual(to: rhs)
        case (.attributed(let lhs), .attributed(let rhs)): lhs == rhs
        case (.joined(let lhs, let end), .joined(let rhs, let other)): lhs == rhs && end == other
        default: false
        }
      }
    }

    struct Values: Equatable, Sendable {
      var source = Source.none
      var style = ElementStyle()
      var label: Text?
    }

    /// The shared value for keys with the default style and no label.
    static let key = Looks(Values(source: .key))

    let values: Values

    init(_ values: Values) {
      self.values = values
    }

    static func == (lhs: Looks, rhs: Looks) -> Bool {
      lhs === rhs || lhs.values == rhs.values
    }
  }
}

/// A part of a text with its own style.
struct TextRun: Equatable, Sendable {
  var string: String
  var style = ElementStyle()
  /// The destination of a link; `nil` if the part is not a link.
  var destination: String?
  /// The image that the part is in place of letters.
  var image: Image?

  /// Whether the part is letters in the style of the text around it.
  var isPlain: Bool { style.isEmpty && destination == nil && image == nil }

  /// Returns the part with the style of a text around it.
  func inside(_ outer: ElementStyle) -> TextRun {
    var run = self
    run.style.merge(outer: outer, role: .text)
    return run
  }
}

extension Text: View, PrimitiveView {
  package func hasSameContent(as other: Text) -> Bool { isTimeless && self == other }

  /// Whether the text and its label depend on the language alone: formatted values may change with time.
  private var isTimeless: Bool {
    guard let values = looks?.values else { return true }
    guard values.label?.isTimeless != false else { return false }
    switch values.source {
    case .none, .key: return true
    case .template(let template): return template.isTimeless
    case .formatted, .joined, .attributed: return false
    }
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let localization = looks == nil ? Localization() : environment.localization
    let (string, runs) = resolved(in: localization)
    var element = ViewElement(runs.isEmpty ? .text : .richText)
    element.text = runs.isEmpty ? string : nil
    element.style = style
    if let label { element.traits.label = label.string(in: localization) }
    guard !runs.isEmpty else { return .element(ElementContent(element)) }
    let parts = ForEach(Array(runs.enumerated()), id: \.offset) { _, run in
      ElementView(run.element(in: environment))
    }
    return .element(ElementContent(element, content: parts))
  }
}

extension TextRun {
  @MainActor
  fileprivate func element(in environment: EnvironmentValues) -> ElementContent {
    if case .element(var content) = image?.content(in: environment) {
      content.element.style.merge(outer: style, role: .text)
      return content
    }
    let link = destination.map { LinkDetails(destination: $0) }
    var element = ViewElement(details: link.map(ElementDetails.link) ?? .text, text: string)
    element.style = style
    return ElementContent(element)
  }
}
#endif
