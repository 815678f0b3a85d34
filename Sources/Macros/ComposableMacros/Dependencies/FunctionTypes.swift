#if Macros
import SwiftSyntax

extension TypeSyntax {
  /// The type of a function, without attributes and parentheses around it.
  var functionType: FunctionTypeSyntax? {
    if let type = self.as(FunctionTypeSyntax.self) { return type }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.functionType }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      return element.type.functionType
    }
    return nil
  }

  /// The attributes before the type of a function, such as `@Sendable`.
  var functionAttributes: [AttributeSyntax] {
    if let type = self.as(AttributedTypeSyntax.self) {
      return type.attributes.compactMap { $0.as(AttributeSyntax.self) }
        + type.baseType.functionAttributes
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return element.type.functionAttributes
    }
    return []
  }

  /// The type as it is written for a parameter that outlives the call.
  var asParameter: String {
    guard functionType != nil else { return trimmedDescription }
    return "@escaping \(trimmedDescription)"
  }
}

extension FunctionTypeSyntax {
  var isThrowing: Bool { effectSpecifiers?.throwsClause != nil }

  /// Whether an error of any type can be thrown.
  var throwsAnyError: Bool {
    guard let clause = effectSpecifiers?.throwsClause else { return false }
    guard let type = clause.type?.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error"].contains(type)
  }

  var isAsync: Bool { effectSpecifiers?.asyncSpecifier != nil }

  var returnsNothing: Bool {
    let type = returnClause.type
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.isEmpty }
    return ["Void", "Swift.Void"].contains(type.trimmedDescription)
  }

  var returnsOptional: Bool {
    let type = returnClause.type
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || ["Optional<", "Swift.Optional<"].contains { type.trimmedDescription.hasPrefix($0) }
  }

  /// The parameters of a closure that looks at none of them, such as ` _, _ in`.
  var ignoredParameters: String {
    guard !parameters.isEmpty else { return "" }
    return " " + parameters.map { _ in "_" }.joined(separator: ", ") + " in"
  }

  var hasLabels: Bool { parameters.contains { $0.label != nil } }
}

extension TupleTypeElementSyntax {
  /// The label that a method has for this parameter of a closure, as in `(_ id: Int) -> User`.
  var label: TokenSyntax? {
    guard let name = secondName ?? firstName, name.tokenKind != .wildcard else { return nil }
    return name.trimmed
  }

  var isInout: Bool {
    guard let specifiers = type.as(AttributedTypeSyntax.self)?.specifiers else { return false }
    return specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }

  var isAutoclosure: Bool { type.functionAttributes.contains { $0.name == "autoclosure" } }
}
#endif
