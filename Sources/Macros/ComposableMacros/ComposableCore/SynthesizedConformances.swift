#if Macros
import SwiftSyntax

/// The protocols that `@Reducer(state:action:)` lists.
struct SynthesizedConformances {
  private(set) var state: [String] = []
  private(set) var action: [String] = []

  init(_ attribute: AttributeSyntax) {
    guard case .argumentList(let arguments) = attribute.arguments else { return }
    var isAction = false
    for argument in arguments {
      if let label = argument.label { isAction = label.text == "action" }
      guard let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { continue }
      let conformance = "Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
      if isAction { action.append(conformance) } else { state.append(conformance) }
    }
  }
}
#endif
