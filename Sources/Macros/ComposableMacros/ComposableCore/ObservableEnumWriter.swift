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
      guard let payload = payload(of: element) else {
        return """
          case .\(element.name):
            return ComposableCore.ObservableStateID()._$tag(\(tag))
          """
      }
      return """
        case .\(element.name)(let \(payload)):
          return ComposableCore.ObservableStateID._$id(for: \(payload))._$tag(\(tag))
        """
    }
  }

  private var modifications: String {
    write { element in
      guard let payload = payload(of: element) else {
        return """
          case .\(element.name):
            break
          """
      }
      let label = element.parameters.first?.firstName.flatMap {
        $0.tokenKind == .wildcard ? nil : "\($0.text): "
      }
      return """
        case .\(element.name)(var \(payload)):
          ComposableCore._$willModify(&\(payload))
          self = .\(element.name)(\(label ?? "")\(payload))
        """
    }
  }

  /// The name of the payload's variable, if there is just one payload.
  private func payload(of element: EnumCases.Element) -> String? {
    element.parameters.count == 1 ? "state" : nil
  }

  private func write(_ transform: (EnumCases.Element) -> String) -> String {
    // A case that can't be used can't be matched either.
    cases.map { element in element.isUnavailable ? nil : transform(element) }
  }
}
#endif
