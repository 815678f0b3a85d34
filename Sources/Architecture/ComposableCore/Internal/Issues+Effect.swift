extension Issues {
  static func taskResultNotComparable(_ error: Any.Type, protocol name: String) -> String {
    let use = name == "Hashable" ? "hashed" : "compared"
    return """
      A failure of a "TaskResult" was \(use), but its error is not "\(name)".

        Error:
          \(typeName(error))

      It counts as \(name == "Hashable" ? "any other error of its type" : "different from itself").

      To fix this, conform the error to "\(name)", or use "Result" in place of "TaskResult".
      """
  }
}
