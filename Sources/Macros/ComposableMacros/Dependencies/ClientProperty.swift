#if Macros
import SwiftSyntax

/// A stored property of a client, which its initializers set.
struct ClientProperty {
  let name: TokenSyntax
  let type: TypeSyntax
  let access: AccessLevel
  let isEndpoint: Bool
  let defaultValue: ExprSyntax?

  /// Whether an initializer that does not set it leaves it without a value.
  var isRequired: Bool { !isEndpoint && defaultValue == nil }

  /// The parameter of an initializer that sets it.
  var parameter: String {
    let value = isEndpoint ? nil : defaultValue
    return "\(name.text): \(type.asParameter)"
      + (value.map { " = \($0.trimmedDescription)" } ?? "")
  }
}

/// A stored property, or an `#if` block with the properties of each of its branches.
indirect enum ClientMember {
  case property(ClientProperty)
  case conditional([(opening: String, members: [ClientMember])])
}

extension VariableDeclSyntax {
  /// Whether `@DependencyClient` makes this property an endpoint.
  var isClientEndpoint: Bool {
    isStoredInstanceVariable && type?.functionType != nil
      && !attributes.contains(named: "DependencyEndpointIgnored")
  }

  /// Whether each instance stores the property, as a `var` or as a `let`.
  private var isStored: Bool {
    if isStoredInstanceVariable { return true }
    return bindingSpecifier.tokenKind == .keyword(.let) && !modifiers.contains(.static)
  }

  /// The properties that initializers set.
  func clientProperties(reportingUntyped report: (PatternBindingSyntax) -> Void) -> [ClientProperty]
  {
    guard isStored else { return [] }
    let isLet = bindingSpecifier.tokenKind == .keyword(.let)
    var result: [ClientProperty] = []
    // In 'var a, b: Int' the type stands behind the last name.
    var type: TypeSyntax?
    for binding in bindings.reversed() {
      type = binding.typeAnnotation?.type.trimmed ?? (binding.initializer == nil ? type : nil)
      if isLet, binding.initializer != nil { continue }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed,
        let type
      else {
        report(binding)
        continue
      }
      result.append(
        ClientProperty(
          name: name, type: type, access: AccessLevel(modifiers), isEndpoint: isClientEndpoint,
          defaultValue: binding.initializer?.value.trimmed
            ?? (type.wrappedType != nil && !isLet && type.is(OptionalTypeSyntax.self)
              ? "nil" : nil)))
    }
    return result.reversed()
  }
}
#endif
