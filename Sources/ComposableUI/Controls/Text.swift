#if !canImport(SwiftUI)
  public import Foundation

  /// A piece of text that cannot be edited.
  public struct Text: Equatable, Sendable {
    package var string: String
    package var style = ElementStyle()
    package var label: String?

    /// Creates a text from a literal.
    public init(
      _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      string = key.string
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

    /// Creates a text from a formatted value.
    public init<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      string = format.format(input)
    }

    /// Joins two texts; the looks of the first go for both.
    public static func + (lhs: Text, rhs: Text) -> Text {
      var text = lhs
      text.string += rhs.string
      return text
    }
  }

  extension Text: View, PrimitiveView {
    /// The type of the body: a primitive view has none.
    public typealias Body = Never

    package func content(in environment: EnvironmentValues) -> ViewContent {
      var element = ViewElement(.text, text: string)
      element.style = style
      element.accessibilityLabel = label
      return .element(ElementContent(element))
    }
  }
#endif
