#if PortableViews
public import Foundation

/// A piece of text that cannot be edited.
public struct Text: Equatable, Sendable {
  package var string: String
  // Behind one reference, so that a text fits where any view is kept without a block of its own.
  private var looks: Looks?

  /// Creates a text from a literal, in which `**`, `*`, `~~`, backticks and links are markup.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let runs = Markdown.runs(of: key.pattern)
    string = runs.isEmpty ? key.string : runs.map(\.string).joined()
    if !runs.isEmpty { self.runs = runs }
  }

  /// Creates a text from a string, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Creates a text from a literal that is shown as it is.
  public init(verbatim content: String) {
    string = content
  }

  /// Creates a text from one with attributes, of which the characters are shown.
  @_disfavoredOverload  // A literal is a key before it is a text with attributes.
  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
  }

  /// Creates a text from a formatted value.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// Joins two texts, each of which keeps its looks.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: lhs.string + rhs.string)
    let runs = lhs.ownRuns + rhs.ownRuns
    if runs.contains(where: { !$0.style.isEmpty || $0.destination != nil }) { text.runs = runs }
    return text
  }

  /// The parts, with the looks of the whole.
  private var ownRuns: [TextRun] {
    guard !runs.isEmpty else { return [TextRun(string: string, style: style)] }
    return runs.map { run in
      var run = run
      var decoration = Decoration(.content)
      decoration.style = style
      var element = ViewElement(.text)
      element.style = run.style
      decoration.merge(into: &element)
      run.style = element.style
      return run
    }
  }
}

extension Text {
  package var style: ElementStyle {
    get { looks?.values.style ?? ElementStyle() }
    set { set(\.style, to: newValue) }
  }

  package var label: String? {
    get { looks?.values.label }
    set { set(\.label, to: newValue) }
  }

  /// The parts, where they do not all look the same.
  var runs: [TextRun] {
    get { looks?.values.runs ?? [] }
    set { set(\.runs, to: newValue) }
  }

  private mutating func set<T>(_ keyPath: WritableKeyPath<Looks.Values, T>, to value: T) {
    var values = looks?.values ?? Looks.Values()
    values[keyPath: keyPath] = value
    // So that texts without any are equal, however that came about.
    looks = values == Looks.Values() ? nil : Looks(values)
  }

  /// What most texts have nothing of.
  private final class Looks: Equatable, Sendable {
    struct Values: Equatable, Sendable {
      var style = ElementStyle()
      var label: String?
      var runs: [TextRun] = []
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
    }

    static func == (lhs: Looks, rhs: Looks) -> Bool {
      lhs === rhs || lhs.values == rhs.values
    }
  }
}

/// A part of a text with looks of its own.
struct TextRun: Hashable, Sendable {
  var string: String
  var style = ElementStyle()
  /// Where the part leads, if it is a link.
  var destination: String?
}

extension Text: View, PrimitiveView {
  /// The type of the body: a primitive view has none.
  public typealias Body = Never

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(runs.isEmpty ? .text : .richText)
    element.text = runs.isEmpty ? string : nil
    element.style = style
    element.accessibilityLabel = label
    guard !runs.isEmpty else { return .element(ElementContent(element)) }
    let parts = ForEach(Array(runs.enumerated()), id: \.offset) { _, run in
      ElementView(run.element)
    }
    return .element(ElementContent(element, content: parts))
  }
}

extension TextRun {
  fileprivate var element: ElementContent {
    var element = ViewElement(destination == nil ? .text : .link, text: string)
    element.style = style
    element.attributes[.destination] = destination
    if destination != nil { element.attributes[.look] = "plain" }
    return ElementContent(element)
  }
}
#endif
