extension TextState {
  /// The width of the letters.
  public enum FontWidth: String, Hashable, Sendable {
    /// Narrower than `condensed`.
    case compressed
    /// Narrower than `standard`.
    case condensed
    /// Wider than `standard`.
    case expanded
    /// The usual width of the font.
    case standard
  }

  /// The pattern of a line under or through text.
  public enum LineStylePattern: String, Hashable, Sendable {
    /// Dashes.
    case dash
    /// Dashes and dots in turn.
    case dashDot
    /// Dashes and two dots in turn.
    case dashDotDot
    /// Dots.
    case dot
    /// An unbroken line.
    case solid
  }

  /// The kind of a text, which decides how the text is read out.
  public enum AccessibilityTextContentType: String, Hashable, Sendable {
    /// Output of a console.
    case console
    /// A path of a file.
    case fileSystem
    /// A message, as in a chat.
    case messaging
    /// A story.
    case narrative
    /// Text of no particular kind.
    case plain
    /// Source code.
    case sourceCode
    /// Cells of a table.
    case spreadsheet
    /// Text of a document.
    case wordProcessing
  }

  /// The level of a heading.
  public enum AccessibilityHeadingLevel: String, Hashable, Sendable {
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
    /// A heading of no level in particular.
    case unspecified
  }
}
