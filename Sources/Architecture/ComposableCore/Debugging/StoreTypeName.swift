/// Returns the type of a store as it is usually written: `StoreOf<Counter>`.
func storeTypeName<State, Action>(of store: Store<State, Action>) -> String {
  storeTypeName(state: State.self, action: Action.self)
}

/// Returns the type of a store as it is usually written, from its generic arguments.
package func storeTypeName(state: Any.Type, action: Any.Type) -> String {
  let (state, action) = (typeName(state), typeName(action))
  func alias(_ name: String, _ state: String?, _ action: String?) -> String? {
    guard let state, let action else { return nil }
    let feature: String? =
      if state.hasSuffix(".State?") {
        String(state.dropLast(".State?".count))
      } else if state.hasSuffix(".State") {
        String(state.dropLast(".State".count))
      } else {
        nil
      }
    guard let feature, action == "\(feature).Action" else { return nil }
    return "\(name)<\(feature)\(state.hasSuffix("?") ? "?" : "")>"
  }
  return alias("StoreOf", state, action)
    ?? alias(
      "IdentifiedStoreOf", lastArgument(of: state, ofType: "IdentifiedArray"),
      lastArgument(of: action, ofType: "IdentifiedAction"))
    ?? alias(
      "PresentationStoreOf", lastArgument(of: state, ofType: "PresentationState"),
      lastArgument(of: action, ofType: "PresentationAction"))
    ?? alias(
      "StackStoreOf", lastArgument(of: state, ofType: "StackState"),
      lastArgument(of: action, ofType: "StackAction"))
    ?? "Store<\(state), \(action)>"
}

private func lastArgument(of name: String, ofType type: String) -> String? {
  guard name.hasPrefix("\(type)<"), name.hasSuffix(">") else { return nil }
  let arguments = name.dropFirst(type.count + 1).dropLast()
  var depth = 0
  var start = arguments.startIndex
  for index in arguments.indices {
    switch arguments[index] {
    case "<", "(", "[": depth += 1
    case ">", ")", "]": depth -= 1
    case "," where depth == 0: start = arguments.index(index, offsetBy: 2)
    default: break
    }
  }
  return String(arguments[start...])
}
