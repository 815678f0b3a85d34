#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A closure property that `@DependencyEndpoint` can be attached to.
struct Endpoint {
  let variable: VariableDeclSyntax
  let name: TokenSyntax
  let type: TypeSyntax
  let function: FunctionTypeSyntax
  let defaultValue: ClosureExprSyntax?

  /// The name that the attribute asks for the method to have, if any.
  let methodName: String?

  /// The names of the types that the property is declared in, from without to within.
  private let typeNames: [String]

  /// Looks at a declaration; with a context given, says what is wrong with it.
  init?(
    _ declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    in context: (any MacroExpansionContext)?
  ) {
    typeNames = (context?.lexicalContext ?? []).reversed().compactMap(\.typeName)
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.isStoredInstanceVariable, let name = variable.identifier,
      let type = variable.type, let function = type.functionType
    else {
      context?.diagnose(
        .endpoint(
          "requires a stored property whose type is written as that of a closure", "requiresClosure"
        ),
        at: declaration.as(VariableDeclSyntax.self)?.bindings.first.map(Syntax.init)
          ?? Syntax(declaration))
      return nil
    }
    self.variable = variable
    self.name = name
    self.type = type
    self.function = function

    let method = MethodName(attribute)
    if let invalid = method.invalidNode {
      context?.diagnose(
        .endpoint(
          "requires 'method' to be an identifier written as a string literal", "invalidMethod"),
        at: invalid)
      return nil
    }
    methodName = method.name

    let initializer = variable.bindings.first?.initializer?.value
    defaultValue = initializer?.as(ClosureExprSyntax.self)
    if let initializer, defaultValue == nil {
      context?.diagnose(
        .endpoint(
          "requires a default value that is written as a closure", "requiresClosureLiteral"),
        at: initializer)
      return nil
    }
    if defaultValue == nil, !function.returnsNothing, !function.returnsOptional,
      !function.throwsAnyError
    {
      context.map { Self.diagnoseMissingDefault(variable, function, in: $0) }
      return nil
    }
    if let call = defaultValue?.fatalError {
      context?.diagnose(
        MacroDiagnostic(
          "A default value is returned after the use of the endpoint was reported; 'fatalError' "
            + "stops all tests instead",
          macro: "DependencyEndpoint", id: "prefersValue", severity: .warning),
        at: call)
    }
  }

  /// The property that holds the closure.
  var storageName: TokenSyntax { .identifier("_\(name.unescaped)") }

  /// The declaration of the property that holds the closure.
  var storage: String { "private var \(storageName): \(type) = \(closure)" }

  /// The closure that reports, and then throws or returns what is written.
  private var closure: String {
    let path = (typeNames + [name.unescaped]).joined(separator: ".")
    let report = #"DependenciesMacros._reportUnimplemented("\#(path)")"#
    if let defaultValue {
      let statements = defaultValue.statements.map(\.trimmedDescription)
      let returns =
        !function.returnsNothing && defaultValue.fatalError == nil && statements.count == 1
        && defaultValue.statements.first?.item.is(ExprSyntax.self) == true
        && defaultValue.statements.first?.item.is(ReturnStmtSyntax.self) == false
      let signature = defaultValue.signature.map { " \($0.trimmedDescription)" } ?? ""
      return block(
        signature, [report] + (returns ? ["return \(statements[0])"] : statements))
    }
    guard function.throwsAnyError else {
      return block(
        function.ignoredParameters, function.returnsNothing ? [report] : [report, "return nil"])
    }
    return block(
      function.ignoredParameters,
      [report, #"throw DependenciesMacros.Unimplemented("\#(name.unescaped)")"#])
  }

  private func block(_ signature: String, _ lines: [String]) -> String {
    (["{\(signature)"] + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n")
  }

  /// The method with argument labels, if there are any or a name is given.
  var method: String? {
    guard methodName != nil || function.hasLabels else { return nil }
    let parameters = function.parameters.enumerated().map { index, parameter in
      "\(parameter.label?.text ?? "_") p\(index): \(parameter.type.trimmedDescription)"
    }
    let arguments = function.parameters.enumerated().map { index, parameter in
      parameter.isInout ? "&p\(index)" : parameter.isAutoclosure ? "p\(index)()" : "p\(index)"
    }
    let effects = function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let result =
      function.returnsNothing ? "" : " -> \(function.returnClause.type.trimmedDescription)"
    let keywords = (function.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
    return """
      \(variable.attributes.availability)\(isolation)\(AccessLevel(variable.modifiers).prefix)\
      func \(methodName ?? name.text)(\(parameters.joined(separator: ", ")))\
      \(effects)\(result) {
        \(keywords)self.\(name)(\(arguments.joined(separator: ", ")))
      }
      """
  }

  /// The global actor that the closure runs on.
  private var isolation: String {
    type.functionAttributes.map(\.trimmedDescription)
      .filter { !["@Sendable", "@escaping", "@concurrent"].contains($0) && !$0.hasPrefix("@conv") }
      .map { "\($0) " }.joined()
  }

  private static func diagnoseMissingDefault(
    _ variable: VariableDeclSyntax, _ function: FunctionTypeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let binding = variable.bindings.first else { return }
    let result = function.returnClause.type.trimmedDescription
    let initializer: ExprSyntax = "{\(raw: function.ignoredParameters) <#\(raw: result)#> }"
    context.diagnose(
      .endpoint(
        "requires a default value for a closure that returns a value and cannot throw any error",
        "requiresDefault"),
      at: binding,
      fixIts: [
        .replacing(
          binding, with: binding.with(initialValue: initializer), "Insert a default value",
          macro: "DependencyEndpoint", id: "insertDefault")
      ])
  }
}

extension MacroDiagnostic {
  fileprivate static func endpoint(_ complaint: String, _ id: String) -> Self {
    Self(of: "DependencyEndpoint", complaint, id)
  }
}

extension Syntax {
  /// The name of the type that this declares or extends.
  fileprivate var typeName: String? {
    if let scope = self.as(ExtensionDeclSyntax.self) {
      return scope.extendedType.trimmedDescription
    }
    guard isProtocol((any DeclGroupSyntax).self) else { return nil }
    return asProtocol((any NamedDeclSyntax).self)?.name.unescaped
  }
}
#endif
