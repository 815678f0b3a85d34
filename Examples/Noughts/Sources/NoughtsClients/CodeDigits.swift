/// The digits of a code, from a text that was typed or pasted.
public struct CodeDigits: Equatable, Sendable {
  /// The number of digits in a code.
  public static let count = 6

  /// The digits, six at most.
  public let text: String
  /// A reason to tell the person about, if the text holds more than digits.
  public let problem: CodeProblem?

  /// Takes the digits out of a text, in which spaces and dashes are no problem.
  public init(_ typed: String) {
    let digits = typed.filter { $0.isASCII && $0.isNumber }
    text = String(digits.prefix(Self.count))
    let others = typed.contains { !($0.isASCII && $0.isNumber) && !$0.isWhitespace && $0 != "-" }
    problem = others ? .notDigits : nil
  }
}

/// A reason why a code is refused.
public enum CodeProblem: Equatable, Sendable {
  case incomplete(count: Int)
  case notDigits
  case refused(AccountError)
}
