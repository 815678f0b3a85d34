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
        switch self {
        \(identities.indented())
        }
      }
      """,
      """
      \(access)mutating func _$willModify() {
        switch self {
        \(modifications.indented())
        }
      }
      """,
    ]
  }

  private var identities: String {
    var tag = -1
    return write { element in
      tag += 1
      guard element.parameters.count == 1 else {
        return """
          case .\(element.name):
            return ComposableCore.ObservableStateID()._$tag(\(tag))
          """
      }
      return """
        case .\(element.name)(let state):
          return ComposableCore.ObservableStateID._$id(for: state)._$tag(\(tag))
        """
    }
  }

  private var modifications: String {
    write { element in
      guard let parameter = element.parameters.first, element.parameters.count == 1 else {
        return """
          case .\(element.name):
            break
          """
      }
      return """
        case .\(element.name)(var state):
          ComposableCore._$willModify(&state)
          self = .\(element.name)(\(parameter.argumentLabel)state)
        """
    }
  }

  private func write(_ transform: (EnumCases.Element) -> String) -> String {
    // A case that can't be used can't be matched either.
    cases.map { element in element.isUnavailable ? nil : transform(element) }
  }
}
#endif
