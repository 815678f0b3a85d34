#if Macros
import SwiftSyntax

// The compiler (6.3) takes no `switch` without a `default` over an enum that can't have a value, and
// a macro sees the names of types alone.

extension EnumCases {
  /// Whether each case may hold a value of a type that has none, such as `Never`.
  var mayBeUninhabited: Bool {
    elements.allSatisfy { $0.parameters.contains { $0.type.mayBeUninhabited } }
  }

  /// The last case that can be used, for a `switch` whose `default` it is.
  var last: Element? { elements.last { !$0.isUnavailable } }
}

extension TypeSyntax {
  /// Whether the type may have no values, by the way it is written.
  var mayBeUninhabited: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .arrayType, .dictionaryType, .functionType, .implicitlyUnwrappedOptionalType,
      .metatypeType, .optionalType, .someOrAnyType:
      false
    case .attributedType(let type): type.baseType.mayBeUninhabited
    case .identifierType(let type): !Self.inhabited.contains(type.name.text)
    case .memberType(let type):
      !(["Swift", "Foundation"].contains(type.baseType.trimmedDescription)
        && Self.inhabited.contains(type.name.text))
    case .tupleType(let type): type.elements.contains { $0.type.mayBeUninhabited }
    default: true
    }
  }

  /// The types that enums most often hold, all of which have values.
  private static let inhabited: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double",
    "Error", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Optional", "Set", "String",
    "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Void",
  ]
}
#endif
