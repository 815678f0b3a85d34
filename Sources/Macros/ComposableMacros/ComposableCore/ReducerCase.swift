#if Macros
import SwiftSyntax

/// A case of an enum that `@Reducer` is attached to, and what it stands for.
struct ReducerCase {
  enum Content {
    /// A reducer; the parameter has its type.
    case feature(EnumCaseParameterSyntax)
    /// State that goes away with the first action it sends, such as an alert.
    case ephemeral(EnumCaseParameterSyntax)
    /// Any number of values, none of which has a reducer.
    case data
  }

  let element: EnumCases.Element
  let content: Content

  init(_ element: EnumCases.Element) {
    self.element = element
    let attributes = element.declaration.attributes
    guard !attributes.contains(named: "ReducerCaseIgnored"),
      element.parameters.count == 1, let parameter = element.parameters.first
    else {
      content = .data
      return
    }
    let isEphemeral =
      attributes.contains(named: "ReducerCaseEphemeral") || parameter.type.isEphemeral
    content = isEphemeral ? .ephemeral(parameter) : .feature(parameter)
  }

  var name: String { element.name.text }
}

extension TypeSyntax {
  /// Whether this is the state of an alert or of a dialog, by its name.
  fileprivate var isEphemeral: Bool { names("AlertState") || names("ConfirmationDialogState") }

  /// Whether the type can be told not to be a reducer by the way it is written.
  var isNoFeature: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): Self.standardTypes.contains(type.name.text)
    case .memberType: false
    default: true
    }
  }

  private static let standardTypes: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int",
    "Int8", "Int16", "Int32", "Int64", "Never", "Optional", "Set", "String", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Void",
  ]
}

extension EnumCaseParameterSyntax {
  /// The parameter with another type and without a default value.
  func with(type: String) -> String {
    var parameter = self.trimmed
    parameter.type = TypeSyntax("\(raw: type)")
    parameter.defaultValue = nil
    parameter.trailingComma = nil
    return parameter.trimmedDescription
  }
}
#endif
