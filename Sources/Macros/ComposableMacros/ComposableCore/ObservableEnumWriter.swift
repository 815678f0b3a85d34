#if Macros
import SwiftSyntax

/// Writes the members that `@ObservableState` adds to an enum.
struct ObservableEnumWriter {
  let access: String
  let cases: EnumCases

  var members: [String] {
    [
      """
      \(access)var _$id: ComposableCore.ObservableStateID {
        \(identities.indented())
      }
      """,
      """
      \(access)mutating func _$willModify() {
        \(modifications.indented())
      }
      """,
    ]
  }

  private var identities: String {
    var tag = -1
    return write(otherwise: #"Swift.preconditionFailure("A value is in no case of its type")"#) {
      element in
      tag += 1
      guard element.parameters.count == 1 else {
        return (".\(element.name)", "return ComposableCore.ObservableStateID()._$tag(\(tag))")
      }
      return (
        ".\(element.name)(let state)",
        "return ComposableCore.ObservableStateID._$id(for: state)._$tag(\(tag))"
      )
    }
  }

  private var modifications: String {
    write(otherwise: "return") { element in
      guard let parameter = element.parameters.first, element.parameters.count == 1 else {
        return (".\(element.name)", "break")
      }
      return (
        ".\(element.name)(var state)",
        """
        ComposableCore._$willModify(&state)
        self = .\(element.name)(\(parameter.argumentLabel)state)
        """
      )
    }
  }

  /// Writes what happens in each case.
  ///
  /// - Parameters:
  ///   - exit: What happens in no case, which an enum without values has to say.
  ///   - branch: The pattern of a case, and the statements.
  private func write(
    otherwise exit: String, _ branch: (EnumCases.Element) -> (pattern: String, body: String)
  ) -> String {
    let isUncertain = cases.mayBeUninhabited && cases.last != nil
    let last = isUncertain && !cases.isConditional ? cases.last?.name.text : nil
    let isChain = isUncertain && last == nil
    let branches = cases.map { element in
      let (pattern, body) = branch(element)
      // A case that can't be used can't be matched either.
      if element.isUnavailable || isChain && body == "break" { return nil }
      if isChain {
        return """
          if case \(pattern) = self {
            \(body.indented())
          }
          """
      }
      if element.name.text == last {
        return """
          default:
            guard case \(pattern) = self else { \(exit) }
            \(body.indented())
          """
      }
      return """
        case \(pattern):
          \(body.indented())
        """
    }
    if isChain { return exit == "return" ? branches : "\(branches)\n\(exit)" }
    return """
      switch self {
      \(branches)
      }
      """
  }
}
#endif
