#if Macros
import SwiftSyntax

extension VariableDeclSyntax {
  /// The declared name, if there is just one.
  var identifier: TokenSyntax? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
  }

  /// The declared type, if there is just one name, with a type.
  var type: TypeSyntax? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.typeAnnotation?.type.trimmed
  }

  /// The initial value, if there is just one name, with a value.
  var initialValue: ExprSyntax? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.initializer?.value.trimmed
  }

  /// The modifiers `weak` and `unowned`, each with a space after it.
  var ownership: String {
    modifiers.filter { [.keyword(.weak), .keyword(.unowned)].contains($0.name.tokenKind) }
      .map { "\($0.trimmed) " }.joined()
  }

  /// Whether the declaration is of a `var` that every instance stores.
  var isStoredInstanceVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && !isStatic && !isComputed
      && !modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
  }

  private var isStatic: Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  private var isComputed: Bool {
    bindings.contains { binding in
      switch binding.accessorBlock?.accessors {
      case .getter: true
      case .accessors(let accessors):
        !accessors.allSatisfy {
          [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
      case nil: false
      }
    }
  }
}

extension TypeSyntax {
  /// The type `T`, if this is `T?` or `Optional<T>`.
  var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.unparenthesized
    }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.unparenthesized
    }
    let arguments: GenericArgumentClauseSyntax?
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type) where type.name.text == "Optional":
      arguments = type.genericArgumentClause
    case .memberType(let type) where type.name.text == "Optional":
      arguments = type.genericArgumentClause
    default: return nil
    }
    guard let argument = arguments?.arguments.first?.argument else { return nil }
    return TypeSyntax("\(argument.trimmed)")
  }

  private var unparenthesized: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    else { return trimmed }
    return element.type.trimmed
  }
}
#endif
