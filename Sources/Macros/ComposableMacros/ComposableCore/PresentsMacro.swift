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
    return [
      """
      @storageRestrictions(initializes: \(property.storage))
      init(initialValue) {
        \(property.storage) = ComposableCore.PresentationState(wrappedValue: initialValue)
      }
      """,
      accessors.getter,
      accessors.setter,
      accessors.modifier,
    ]
    .map(AccessorDeclSyntax.init(text:))
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
        .presents("requires a struct that is marked '@ObservableState'", id: "requiresState"),
        at: node)
      return []
    }
    if let observers = property.declaration.bindings.first?.accessorBlock {
      context.diagnose(
        .presents(
          "requires a property without observers, as these are never called",
          id: "requiresNoObservers", severity: .warning),
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
        \(accessors.getter.indented())
        \(accessors.setter.indented())
        \(accessors.modifier.indented())
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
      context.diagnose(.presents("requires a property", id: "requiresProperty"), at: declaration)
      return
    }
    if property.bindingSpecifier.tokenKind == .keyword(.let) {
      var variable = property
      variable.bindingSpecifier = property.bindingSpecifier.with(\.tokenKind, .keyword(.var))
      context.diagnose(
        .presents("requires a 'var', but this is a 'let'", id: "requiresVar"),
        at: property.bindingSpecifier,
        fixIts: [
          .replace(
            message: MacroDiagnostic(
              "Replace 'let' with 'var'", macro: "Presents", id: "replaceLet"),
            oldNode: property.bindingSpecifier, newNode: variable.bindingSpecifier)
        ])
    } else if !property.isStoredInstanceVariable || property.identifier == nil {
      context.diagnose(
        .presents("requires a stored property with a single name", id: "requiresStored"),
        at: property.bindings)
    } else if let type = property.bindings.first?.typeAnnotation?.type {
      let optional = OptionalTypeSyntax(
        leadingTrivia: type.leadingTrivia, wrappedType: type.trimmed,
        trailingTrivia: type.trailingTrivia)
      context.diagnose(
        .presents("requires an optional, but '\(type.trimmed)' is none", id: "requiresOptional"),
        at: type,
        fixIts: [
          .replace(
            message: MacroDiagnostic(
              "Make the type optional", macro: "Presents", id: "makeOptional"),
            oldNode: type, newNode: TypeSyntax(optional))
        ])
    } else {
      context.diagnose(
        .presents("requires the property's optional type to be written out", id: "requiresType"),
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
    _ complaint: String, id: String, severity: DiagnosticSeverity = .error
  ) -> Self {
    Self("'@Presents' \(complaint)", macro: "Presents", id: id, severity: severity)
  }
}
#endif
