#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a view one that sends view actions, and looks for others that it sends.
enum ViewActionMacro: ExtensionMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.memberBlock.members.haveStore else {
      diagnoseMissingStore(in: declaration, feature: feature(of: node), context)
      return []
    }
    for call in DirectSends.find(in: declaration) { diagnose(call, context) }
    return extensions(
      type, "ComposableCore.ViewActionSending", of: declaration, among: protocols, in: context)
  }

  /// The feature in `@ViewAction(for: Feature.self)`.
  private static func feature(of node: AttributeSyntax) -> String? {
    node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
      .as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }

  private static func diagnoseMissingStore(
    in declaration: some DeclGroupSyntax, feature: String?, _ context: some MacroExpansionContext
  ) {
    let name = declaration.declaredName.map { "'\($0.text)'" } ?? "the view"
    var fixIts: [FixIt] = []
    if let feature {
      let members = declaration.memberBlock.members
      let property: DeclSyntax = "let store: StoreOf<\(raw: feature)>"
      let store = MemberBlockItemSyntax(leadingTrivia: .newline + .spaces(2), decl: property)
      var withStore = members
      withStore.insert(store, at: withStore.startIndex)
      fixIts = [
        .replacing(
          declaration.memberBlock, with: declaration.memberBlock.with(\.members, withStore),
          "Add 'let store: StoreOf<\(feature)>'", macro: "ViewAction", id: "addStore")
      ]
    }
    context.diagnose(
      MacroDiagnostic(
        of: "ViewAction", "requires \(name) to have a 'store' property", "requiresStore"),
      at: declaration.introducer, fixIts: fixIts)
  }

  private static func diagnose(
    _ call: FunctionCallExprSyntax, _ context: some MacroExpansionContext
  ) {
    let fixIt = call.sendingViewAction.map { replacement in
      FixIt.replacing(
        call, with: replacement, "Replace with '\(replacement.trimmedDescription)'",
        macro: "ViewAction", id: "replaceDirectSend")
    }
    context.diagnose(
      MacroDiagnostic(
        of: "ViewAction", "requires view actions to be sent with 'send', not 'store.send'",
        "directSend", severity: .warning),
      at: call.calledExpression, fixIts: fixIt.map { [$0] } ?? [])
  }
}

extension MemberBlockItemListSyntax {
  fileprivate var haveStore: Bool {
    contains { member in
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        return variable.bindings.contains {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "store"
        }
      }
      return member.decl.as(IfConfigDeclSyntax.self)?.branches.contains(where: \.haveStore) ?? false
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var sendsToStore: Bool {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send", let base = callee.base
    else { return false }
    return ["store", "self.store"].contains(base.trimmedDescription)
  }

  /// The call `send(x)`, if this is `store.send(.view(x))`.
  fileprivate var sendingViewAction: FunctionCallExprSyntax? {
    guard let action = arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let name = action.calledExpression.as(MemberAccessExprSyntax.self),
      name.base?.trimmedDescription.hasSuffix("Action") ?? true,
      name.declName.baseName.text == "view",
      let argument = action.arguments.first, action.arguments.count == 1
    else { return nil }
    var arguments = arguments
    arguments[arguments.startIndex].expression = argument.expression
    var replacement = self
    replacement.calledExpression = ExprSyntax(
      DeclReferenceExprSyntax(
        leadingTrivia: calledExpression.leadingTrivia, baseName: .identifier("send")))
    replacement.arguments = arguments
    return replacement
  }
}

/// Finds calls of `store.send`.
private final class DirectSends: SyntaxVisitor {
  private var calls: [FunctionCallExprSyntax] = []

  static func find(in declaration: some DeclGroupSyntax) -> [FunctionCallExprSyntax] {
    let visitor = DirectSends(viewMode: .sourceAccurate)
    visitor.walk(declaration.memberBlock)
    return visitor.calls
  }

  // A type in the view has a store of its own, if any.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.sendsToStore { calls.append(node) }
    return .visitChildren
  }
}
#endif
