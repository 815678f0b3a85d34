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

  /// The declaration of the variable that stores the property's value.
  ///
  /// - Parameter move: Adapts the property's observers to where they are put.
  func stored(
    as storage: String, moving move: (AccessorBlockSyntax) -> AccessorBlockSyntax = { $0 }
  ) -> DeclSyntax? {
    guard var binding = bindings.first?.trimmed else { return nil }
    binding.pattern = PatternSyntax(
      IdentifierPatternSyntax(
        identifier: .identifier(storage, trailingTrivia: binding.pattern.trailingTrivia)))
    binding.accessorBlock = binding.accessorBlock.map(move)
    // Ownership belongs to where the value is stored.
    return DeclSyntax(text: "private \(ownership)var \(binding)")
  }

  /// Whether the declaration is of a `var` that every instance stores.
  var isStoredInstanceVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var) && !isComputed
      && !modifiers.contains(.static, .class, .lazy)
  }

  private var isComputed: Bool {
    bindings.contains { binding in
      switch binding.accessorBlock?.accessors {
      case .getter: true
      case .accessors(let accessors):
        !accessors.allSatisfy {
          [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
        }
      default: false
      }
    }
  }
}

extension PatternBindingSyntax {
  /// The binding with an initial value, which stands behind its type.
  func with(initialValue: ExprSyntax) -> Self {
    trimmed.with(\.typeAnnotation, typeAnnotation?.trimmed).with(
      \.initializer,
      InitializerClauseSyntax(
        equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: initialValue))
  }
}

extension TypeSyntax {
  /// The type `T`, if this is `T?` or `Optional<T>`.
  var wrappedType: TypeSyntax? {
    let arguments: GenericArgumentClauseSyntax?
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): return type.wrappedType.unparenthesized
    case .implicitlyUnwrappedOptionalType(let type): return type.wrappedType.unparenthesized
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
