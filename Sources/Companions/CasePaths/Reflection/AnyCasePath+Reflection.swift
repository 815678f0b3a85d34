extension AnyCasePath {
  /// Creates the path to a case from the function that embeds values in it, such as `Enum.case`.
  ///
  /// Extraction reads the enum's metadata at run time, which is slower than the code that
  /// ``CasePathable()`` generates. It returns a value only if `embed` turns that value into an
  /// identical root. It returns `nil` if that cannot be determined, as for cases that hold
  /// functions, or the type of a struct or an enum.
  ///
  /// > Important: The compiler cannot check that the function is sendable. The function of a case
  /// > always is.
  public init(unsafe embed: @escaping (Value) -> Root) {
    // Safe: `@Sendable` does not change a function's representation, and cases capture nothing.
    let embed = unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self)
    self.init(embed: embed, extract: { ReflectedCase(embed: embed).extract(from: $0) })
  }

  /// Creates the path to a case from the function that embeds values in it, such as `Enum.case`.
  ///
  /// See ``init(unsafe:)`` for the values that cannot be extracted.
  @_disfavoredOverload
  public init(_ embed: @escaping (Value) -> Root) {
    self.init(unsafe: embed)
  }

  /// Creates the path to a case from the function that embeds values in it, such as `Enum.case`.
  public static func `case`(_ embed: @escaping (Value) -> Root) -> Self {
    Self(unsafe: embed)
  }
}

extension AnyCasePath where Value == Void {
  /// Creates the path to a case without an associated value.
  @_disfavoredOverload
  public init(unsafe root: @autoclosure @escaping () -> Root) {
    self.init(unsafe: { (_: Void) in root() })
  }

  /// Creates the path to a case without an associated value.
  @_disfavoredOverload
  public init(_ root: @autoclosure @escaping () -> Root) {
    self.init(unsafe: { (_: Void) in root() })
  }

  /// Creates the path to a case without an associated value.
  @_disfavoredOverload
  public static func `case`(_ root: @autoclosure @escaping () -> Root) -> Self {
    Self(unsafe: { (_: Void) in root() })
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the path from a value to itself, which always succeeds.
  public init(_ type: Root.Type) {
    self.init()
  }
}
