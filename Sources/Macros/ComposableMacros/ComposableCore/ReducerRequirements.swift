#if Macros
import SwiftSyntax

/// The reducer requirements that a type already declares.
struct ReducerRequirements {
  private(set) var body: VariableDeclSyntax?
  private(set) var reduceMethod: FunctionDeclSyntax?
  private var names: Set<String> = []
  private var enumerations: [String: EnumDeclSyntax] = [:]
  private let isNested: Bool

  /// Finds the requirements of `Reducer` that a declaration has.
  ///
  /// - Parameters:
  ///   - declaration: The reducer.
  ///   - lexicalContext: The declarations around it, from the inside out.
  init(of declaration: some DeclGroupSyntax, in lexicalContext: [Syntax] = []) {
    // An enum or an extension around it most often is a namespace.
    isNested =
      lexicalContext.first { $0.isProtocol((any DeclGroupSyntax).self) }?
      .is(StructDeclSyntax.self) ?? false
    visit(declaration.memberBlock.members)
  }

  private mutating func visit(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for members in conditional.branches { visit(members) }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        if variable.identifier?.text == "body" { body = variable }
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        if function.isReduceMethod { reduceMethod = function }
        names.insert(function.name.text)
      } else if let type = member.decl.asProtocol((any NamedDeclSyntax).self) {
        names.insert(type.name.text)
        enumerations[type.name.text] = member.decl.as(EnumDeclSyntax.self)
      }
    }
  }

  /// Whether a type or a function of this name is declared.
  func declares(_ name: String) -> Bool { names.contains(name) }

  /// The declaration of the enum of this name, if there is one.
  func enumeration(_ name: String) -> EnumDeclSyntax? { enumerations[name] }

  var needsState: Bool { !declares("State") && !isNamed(composition?.state, not: "State") }
  var needsAction: Bool { !declares("Action") && !isNamed(composition?.action, not: "Action") }
  var needsBody: Bool { body == nil && reduceMethod == nil }

  /// The state and the action that the body, or else the method, is written for.
  private var composition: ReducerComposition? {
    body?.type.flatMap(ReducerComposition.init(ofBody:))
      ?? body?.initialValue.flatMap(ReducerComposition.init(ofValue:))
      ?? reduceMethod.flatMap(ReducerComposition.init(of:))
  }

  /// Whether a type is settled by its use: if it is another than the one to be written.
  ///
  /// In another struct, a plain name names a type of the outer one.
  private func isNamed(_ type: String?, not name: String) -> Bool {
    type.map { $0 != "Self.\(name)" && (isNested || $0 != name) } ?? false
  }
}

/// The state and the action of a reducer, as they are spelled where it is declared.
struct ReducerComposition {
  let state: String
  let action: String

  /// Finds the types in `some Reducer<State, Action>`, `some ReducerOf<Feature>`, or the type of a
  /// reducer that is not opaque.
  init?(ofBody type: TypeSyntax) {
    let isOpaque = type.is(SomeOrAnyTypeSyntax.self)
    let type = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    let clause =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    let arguments = clause?.arguments.map { $0.argument.trimmedDescription } ?? []
    let concrete = ["Reduce", "EmptyReducer"]
    if arguments.count == 2,
      isOpaque ? type.names("Reducer") : concrete.contains(where: type.names)
    {
      (state, action) = (arguments[0], arguments[1])
    } else if arguments.count == 1, isOpaque, type.names("ReducerOf") {
      (state, action) = ("\(arguments[0]).State", "\(arguments[0]).Action")
    } else {
      return nil
    }
  }

  /// Finds the types in a reducer that is made on the spot, such as `EmptyReducer<Int, Bool>()`.
  init?(ofValue value: ExprSyntax) {
    guard let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(GenericSpecializationExprSyntax.self)
    else { return nil }
    self.init(ofBody: "\(raw: call.calledExpression.trimmedDescription)")
  }

  /// Finds the types of the parameters of a `reduce` method.
  init?(of method: FunctionDeclSyntax) {
    let types = method.signature.parameterClause.parameters.map(\.type)
    guard types.count == 2 else { return nil }
    let state = types[0].as(AttributedTypeSyntax.self)?.baseType ?? types[0]
    (self.state, action) = (state.trimmedDescription, types[1].trimmedDescription)
  }
}

extension FunctionDeclSyntax {
  fileprivate var isReduceMethod: Bool {
    name.text == "reduce"
      && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
  }
}
#endif
