#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension ObservableStateMacro {
  /// Reports property wrappers from before state was observable.
  static func diagnoseWrappers(
    of property: VariableDeclSyntax, in context: some MacroExpansionContext
  ) {
    if let attribute = property.attributes.first(named: "PresentationState") {
      let replacement = attribute.with(
        \.attributeName,
        TypeSyntax(IdentifierTypeSyntax(name: .identifier("Presents")))
          .with(\.trailingTrivia, attribute.attributeName.trailingTrivia))
      context.diagnose(
        .observableState("requires '@Presents' in place of '@PresentationState'", "presents"),
        at: attribute,
        fixIts: [
          .replacing(
            attribute, with: replacement, "Replace '@PresentationState' with '@Presents'",
            macro: "ObservableState", id: "replacePresentationState")
        ])
    }
    if let attribute = property.attributes.first(named: "BindingState") {
      let attributes = property.attributes.filter { $0.as(AttributeSyntax.self) != attribute }
      let plain = property.with(\.leadingTrivia, []).with(
        \.attributes, attributes.trimmed.with(\.trailingTrivia, attributes.isEmpty ? [] : .space))
      context.diagnose(
        .observableState(
          "requires a plain property in place of '@BindingState', as bindings are made by "
            + "'$store.\(property.identifier?.text ?? "property")'", "bindingState"),
        at: attribute,
        fixIts: [
          .replacing(
            property, with: plain.with(\.leadingTrivia, property.leadingTrivia),
            "Remove '@BindingState'", macro: "ObservableState", id: "removeBindingState")
        ])
    }
  }

  /// Reports declarations of several properties at once, none of which could be observed.
  static func diagnoseSeveralNames(
    in members: MemberBlockItemListSyntax, _ context: some MacroExpansionContext
  ) {
    for (index, member) in zip(members.indices, members) {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for members in conditional.branches { diagnoseSeveralNames(in: members, context) }
      }
      guard let property = member.decl.as(VariableDeclSyntax.self),
        property.isStoredInstanceVariable, property.identifier == nil,
        !selfObserving.contains(where: property.attributes.contains(named:))
      else { continue }
      let fixIts = property.split.map { split in
        var separate = members
        separate.replaceSubrange(
          index..<members.index(after: index),
          with: split.map { member.with(\.decl, DeclSyntax($0)) })
        return [
          FixIt.replacing(
            members, with: separate, "Declare each property on its own",
            macro: "ObservableState", id: "split")
        ]
      }
      context.diagnose(
        .observableState(
          "requires each property to have a declaration of its own", "severalNames"),
        at: property.bindings, fixIts: fixIts ?? [])
    }
  }
}

extension VariableDeclSyntax {
  /// A declaration for each name, or `nil` if names share a value, as in a tuple.
  fileprivate var split: [VariableDeclSyntax]? {
    guard bindings.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) }) else { return nil }
    var declarations: [VariableDeclSyntax] = []
    // The type after the last of several names is the type of all.
    var type: TypeAnnotationSyntax?
    for var binding in bindings.reversed() {
      type = binding.typeAnnotation ?? (binding.initializer == nil ? type : nil)
      binding.trailingComma = nil
      binding.typeAnnotation = binding.initializer == nil ? type : binding.typeAnnotation
      declarations.append(with(\.bindings, [binding.trimmed]))
    }
    return declarations.reversed().enumerated().map { offset, declaration in
      // What is said above the declaration is said once.
      offset == 0 ? declaration : declaration.with(\.leadingTrivia, .newline + indentation)
    }
  }
}

extension MacroDiagnostic {
  fileprivate static func observableState(_ complaint: String, _ id: String) -> Self {
    Self(of: "ObservableState", complaint, id)
  }
}
#endif
