/// The wording of every message to users.
enum Issues {
  static func unnamedType(_ type: any Any.Type) -> String {
    "Values of '\(type)' cannot be stored in a path: the type has no name to find it by"
  }

  static func notInCase(_ value: Any) -> String {
    "A binding to a case is made of a value that is in another case, \(value)"
  }
}
