#if Macros
extension MacroDiagnostic {
  static let requiresClosure = Self(
    "'@DependencyEndpoint' requires a stored property whose type is written as that of a closure",
    macro: "DependencyEndpoint", id: "requiresClosure")

  static let requiresClosureLiteral = Self(
    "'@DependencyEndpoint' requires a default value that is written as a closure",
    macro: "DependencyEndpoint", id: "requiresClosureLiteral")

  static let requiresDefault = Self(
    """
    '@DependencyEndpoint' requires a default value for a closure that returns a value and cannot \
    throw any error
    """,
    macro: "DependencyEndpoint", id: "requiresDefault")

  static let insertDefault = Self(
    "Insert a default value", macro: "DependencyEndpoint", id: "insertDefault")

  static let invalidMethod = Self(
    "'@DependencyEndpoint' requires 'method' to be an identifier written as a string literal",
    macro: "DependencyEndpoint", id: "invalidMethod")

  static let prefersValue = Self(
    """
    A default value is returned after the use of the endpoint was reported; 'fatalError' stops \
    all tests instead
    """,
    macro: "DependencyEndpoint", id: "prefersValue", severity: .warning)

  static func requiresStruct(name: String?, kind: String) -> Self {
    let subject = name.map { "'\($0)'" } ?? "this"
    return Self(
      "'@DependencyClient' requires a struct, but \(subject) is \(kind)",
      macro: "DependencyClient", id: "requiresStruct")
  }

  static func requiresType(_ name: String) -> Self {
    Self(
      "'@DependencyClient' requires '\(name)' to have a type that is written down",
      macro: "DependencyClient", id: "requiresType")
  }

  static func insertType(_ name: String) -> Self {
    Self("Insert the type of '\(name)'", macro: "DependencyClient", id: "insertType")
  }

  static let requiresExtension = Self(
    "'@DependencyEntry' requires a property in an extension of 'DependencyValues'",
    macro: "DependencyEntry", id: "requiresExtension")

  static let requiresTestValue = Self(
    "'@DependencyEntry' requires an initial value, which is the value for tests",
    macro: "DependencyEntry", id: "requiresTestValue")

  static let requiresVariable = Self(
    "'@DependencyEntry' requires a 'var' with a name and no accessors",
    macro: "DependencyEntry", id: "requiresVariable")

  static let insertTestValue = Self(
    "Insert an initial value", macro: "DependencyEntry", id: "insertTestValue")

  static let invalidKeyName = Self(
    "'@DependencyEntry' requires the name of the key to be an identifier written as a string literal",
    macro: "DependencyEntry", id: "invalidKeyName")
}
#endif
