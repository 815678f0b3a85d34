#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Keeps an optional property in a `PresentationState`, and observes access to it.
enum PresentsMacro: TextMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // Whatever is wrong with the declaration is diagnosed once, where the peers are made.
    guard isObserved(in: context.lexicalContext), let property = PresentedProperty(declaration)
    else { return [] }
    let accessors = ObservationAccessors(
      name: property.name, storage: property.storage, value: "\(property.storage).wrappedValue")
    let initializer = AccessorDeclSyntax.initializing(
      property.storage, with: "ComposableCore.PresentationState(wrappedValue: initialValue)")
    return ([initializer] + accessors.all).map(AccessorDeclSyntax.init(text:))
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = PresentedProperty(declaration) else {
      diagnose(declaration, in: context)
      return []
    }
    guard isObserved(in: context.lexicalContext) else {
      context.diagnose(
        .presents("requires a struct that is marked '@ObservableState'", "requiresState"), at: node)
      return []
    }
    if let observers = property.declaration.bindings.first?.accessorBlock {
      context.diagnose(
        .presents(
          "requires a property without observers, as these are never called",
          "requiresNoObservers", severity: .warning),
        at: observers)
    }
    let accessors = ObservationAccessors(
      name: property.name, storage: property.storage, value: property.storage)
    let state = "ComposableCore.PresentationState<\(property.stateType)>"
    let initialValue = property.declaration.initialValue?.description ?? "nil"
    let modifiers = property.declaration.modifiers.trimmed
    let access = modifiers.isEmpty ? "" : "\(modifiers) "
    return [
      """
      \(access)var $\(property.name.unescaped): \(state) {
        \(accessors.all.joined(separator: "\n").indented())
      }
      """,
      "private var \(property.storage) = \(state)(wrappedValue: \(initialValue))",
    ]
    .map(DeclSyntax.init(text:))
  }

  /// Whether what surrounds the property has a registrar to tell of changes.
  private static func isObserved(in lexicalContext: [Syntax]) -> Bool {
    guard let type = lexicalContext.first?.as(StructDeclSyntax.self) else { return false }
    return type.attributes.contains(named: "ObservableState")
      || type.inherits(from: "ObservableState")
  }

  private static func diagnose(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) {
    guard let property = declaration.as(VariableDeclSyntax.self) else {
      context.diagnose(.presents("requires a property", "requiresProperty"), at: declaration)
      return
    }
    if property.bindingSpecifier.tokenKind == .keyword(.let) {
      var variable = property
      variable.bindingSpecifier = property.bindingSpecifier.with(\.tokenKind, .keyword(.var))
      context.diagnose(
        .presents("requires a 'var', but this is a 'let'", "requiresVar"),
        at: property.bindingSpecifier,
        fixIts: [
          .replacing(
            property.bindingSpecifier, with: variable.bindingSpecifier,
            "Replace 'let' with 'var'", macro: "Presents", id: "replaceLet")
        ])
    } else if !property.isStoredInstanceVariable || property.identifier == nil {
      context.diagnose(
        .presents("requires a stored property with a single name", "requiresStored"),
        at: property.bindings)
    } else if let type = property.bindings.first?.typeAnnotation?.type {
      let optional = OptionalTypeSyntax(
        leadingTrivia: type.leadingTrivia, wrappedType: type.trimmed,
        trailingTrivia: type.trailingTrivia)
      context.diagnose(
        .presents("requires an optional, but '\(type.trimmed)' is none", "requiresOptional"),
        at: type,
        fixIts: [
          .replacing(
            type, with: optional, "Make the type optional", macro: "Presents", id: "makeOptional")
        ])
    } else {
      context.diagnose(
        .presents("requires the property's optional type to be written out", "requiresType"),
        at: property.bindings.first?.pattern ?? PatternSyntax(MissingPatternSyntax()))
    }
  }
}

/// A property that `@Presents` can be applied to.
private struct PresentedProperty {
  let declaration: VariableDeclSyntax
  let name: TokenSyntax
  let stateType: TypeSyntax

  var storage: String { "_\(name.unescaped)" }

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let declaration = declaration.as(VariableDeclSyntax.self),
      declaration.isStoredInstanceVariable,
      let name = declaration.identifier,
      let stateType = declaration.type?.wrappedType
    else { return nil }
    self.declaration = declaration
    self.name = name
    self.stateType = stateType
  }
}

extension MacroDiagnostic {
  fileprivate static func presents(
    _ complaint: String, _ id: String, severity: DiagnosticSeverity = .error
  ) -> Self {
    Self(of: "Presents", complaint, id, severity: severity)
  }
}
#endif
