public struct Text: Equatable, Sendable {
  public init(verbatim content: String) { fatalError() }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { fatalError() }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    fatalError()
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    fatalError()
  }

  public static func + (lhs: Text, rhs: Text) -> Text { fatalError() }

  public func bold() -> Text { fatalError() }
  public func font(_ font: Font?) -> Text { fatalError() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { fatalError() }
  public func bold(_ isActive: Bool) -> Text { fatalError() }
  public func italic(_ isActive: Bool) -> Text { fatalError() }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { fatalError() }
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { fatalError() }
  public func foregroundColor(_ color: Color?) -> Text { fatalError() }
  public func italic() -> Text { fatalError() }
  public func monospacedDigit() -> Text { fatalError() }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { fatalError() }
}

extension Text: View {
  public typealias Body = Never
}

extension Text {
  public enum Case: Sendable {
    case uppercase, lowercase
  }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { fatalError() }

  public init(stringLiteral value: String) { fatalError() }

  public init(stringInterpolation: StringInterpolation) { fatalError() }

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }

    public mutating func appendLiteral(_ literal: String) { fatalError() }

    public mutating func appendInterpolation(_ string: String) { fatalError() }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { fatalError() }

    public mutating func appendInterpolation(_ text: Text) { fatalError() }
  }
}

public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

extension View {
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public nonisolated func monospacedDigit() -> some View { self }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    self
  }
}

extension Text {
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static var solid: Pattern { fatalError() }
    }
  }
}
