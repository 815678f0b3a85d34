extension AnyCasePath {
  /// Creates the path to a case from the function that embeds values in it, such as `Enum.case`.
  ///
  /// How values are extracted is found out at run time, from the metadata of the enum, which is
  /// slower than what ``CasePathable()`` writes. Nothing is ever extracted that the function would not
  /// embed to the very same root; where that cannot be told, nothing is extracted at all. So it is for
  /// cases that hold functions, or the type of a struct or an enum.
  ///
  /// > Important: It is called "unsafe" because the function counts as sendable, which the compiler
  /// > cannot check. That of a case always is.
  public init(unsafe embed: @escaping (Value) -> Root) {
    // Safe: `@Sendable` leaves no trace in how a function is represented, and cases capture nothing.
    let embed = unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self)
    self.init(embed: embed, extract: { ReflectedCase(embed: embed).extract(from: $0) })
  }

  /// Creates the path to a case from the function that embeds values in it, such as `Enum.case`.
  ///
  /// See ``init(unsafe:)`` for what cannot be extracted.
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
  /// Creates the path to a case that holds nothing.
  @_disfavoredOverload
  public init(unsafe root: @autoclosure @escaping () -> Root) {
    self.init(unsafe: { (_: Void) in root() })
  }

  /// Creates the path to a case that holds nothing.
  @_disfavoredOverload
  public init(_ root: @autoclosure @escaping () -> Root) {
    self.init(unsafe: { (_: Void) in root() })
  }

  /// Creates the path to a case that holds nothing.
  @_disfavoredOverload
  public static func `case`(_ root: @autoclosure @escaping () -> Root) -> Self {
    Self(unsafe: { (_: Void) in root() })
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the path from the values of a type to themselves.
  public init(_ type: Root.Type) {
    self.init()
  }
}
