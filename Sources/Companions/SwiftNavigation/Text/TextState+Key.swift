public import Foundation

extension TextState {
  /// A key of a string catalogue, with the values for its placeholders.
  package struct Key: Sendable {
    /// A value for a placeholder.
    package struct Argument: Sendable {
      /// The text that replaces the placeholder.
      package let text: String
      /// The number that selects a plural form, or `nil` if the value is not a whole number.
      package let number: Int64?

      package init(text: String, number: Int64?) {
        self.text = text
        self.number = number
      }
    }

    /// The key as a catalogue spells it, such as `%lld items`.
    package let key: String
    package let arguments: [Argument]
    /// The text to show if no catalogue has the key.
    package let string: String

    package init(key: String, arguments: [Argument], string: String) {
      self.key = key
      self.arguments = arguments
      self.string = string
    }
  }
}

extension TextState: ExpressibleByStringInterpolation {
  /// Creates text from a literal, which is a key of a string catalogue.
  public init(stringLiteral value: String) {
    self.init(content: .key(Key(key: value, arguments: [], string: value)))
  }

  /// Creates text from an interpolated literal, which is a key with placeholders.
  public init(stringInterpolation: StringInterpolation) {
    self.init(content: .key(stringInterpolation.key))
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var format = ""
    private var arguments: [Key.Argument] = []
    private var string = ""

    fileprivate var key: Key { Key(key: format, arguments: arguments, string: string) }

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      string += literal
      for character in literal {
        format += character == "%" ? "%%" : String(character)
      }
    }

    /// Appends a whole number, which selects the plural form of a translation.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(value.description, number: Int64(exactly: value), T.isSigned ? "%lld" : "%llu")
    }

    /// Appends a value by its description.
    public mutating func appendInterpolation<T>(_ value: T) {
      append(String(describing: value), number: nil, "%@")
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append(format.format(value), number: nil, "%@")
    }

    /// Appends the string that a text shows.
    public mutating func appendInterpolation(_ text: TextState) {
      append(String(state: text), number: nil, "%@")
    }

    private mutating func append(_ text: String, number: Int64?, _ specifier: String) {
      string += text
      format += specifier
      arguments.append(Key.Argument(text: text, number: number))
    }
  }
}
