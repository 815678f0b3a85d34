#if PortableViews && !canImport(Darwin)
public import Foundation

/// The meaning of markup in a line of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The meanings as bits.
  public let rawValue: UInt

  /// Creates meanings from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis, drawn in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, drawn with letters of equal width.
  public static let code = Self(rawValue: 1 << 2)
  /// Text that is struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
}

extension AttributeScopes {
  /// The attributes that markup gives to a text, beside links.
  public struct MarkupAttributes: AttributeScope {
    /// The meaning of the markup.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }
}

extension AttributeScopes.MarkupAttributes {
  /// The meaning of the markup.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of meanings.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// The options of reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// The markup within lines; markup of blocks, such as headings, is left as it is.
      case full
      /// The markup within lines; white space becomes single spaces.
      case inlineOnly
      /// The markup within lines; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// The outcome of text that cannot be read, of which there is none.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes of one's own are read; has no effect.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The outcome of text that cannot be read; has no effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text; has no effect.
    public var languageCode: String?
    /// Whether the positions in the source are kept; has no effect.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates an attributed string from a text with Markdown: bold, italic, code, strikethrough and
  /// links.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The options of reading it.
  ///   - baseURL: The address that links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    var text = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let runs = Markdown.runs(of: text)
    guard !runs.isEmpty else {
      self.init(text)
      return
    }
    self.init()
    for run in runs {
      var part = AttributedString(run.string)
      let intent = run.intent
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      part.link = run.destination.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(part)
    }
  }

  /// Creates an attributed string from the bytes of a text with Markdown.
  ///
  /// - Parameters:
  ///   - markdown: The bytes of the text, in UTF-8.
  ///   - options: The options of reading it.
  ///   - baseURL: The address that links are relative to.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension TextRun {
  /// The meaning of the markup that has given the run its style.
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if style.font?.isItalic == true { intent.insert(.emphasized) }
    if style.font?.weight == 700 { intent.insert(.stronglyEmphasized) }
    if style.font?.design == .monospaced { intent.insert(.code) }
    if style.textDecoration?.isStruckThrough == true { intent.insert(.strikethrough) }
    return intent
  }
}
#endif
