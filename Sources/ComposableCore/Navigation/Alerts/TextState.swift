import CustomDump

/// Text as a value that can be compared, for alerts and dialogs in a feature's state.
public struct TextState: Hashable, Sendable {
  private let content: String

  /// Creates text that is shown as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Creates text from any string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Joins two texts.
  public static func + (lhs: Self, rhs: Self) -> Self {
    TextState(verbatim: lhs.content + rhs.content)
  }
}

extension TextState: ExpressibleByStringInterpolation {
  /// Creates text from a literal.
  public init(stringLiteral value: String) {
    self.init(verbatim: value)
  }
}

extension String {
  /// Creates the string that a text shows.
  public init(state: TextState) {
    self = state.plain
  }
}

extension TextState {
  var plain: String { content }
}

extension TextState: CustomDumpRepresentable {
  /// Dumps as its string.
  public var customDumpValue: Any { content }
}
