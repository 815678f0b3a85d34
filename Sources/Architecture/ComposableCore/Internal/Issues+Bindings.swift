extension Issues {
  static func bindingStillPresented(_ state: String, at location: CodeLocation) -> String {
    """
    A binding at "\(location)" was set to "nil", but its feature is still presented.

      State:
        \(state)

    The usual cause is a parent without "ifLet" for this feature.

    To fix this, add "ifLet" with the same state and action to the parent's reducer.
    """
  }

  static func unhandledBinding(action: Any.Type, value: Any, declaration: String?) -> String {
    """
    A binding action was sent to a store, and nothing carried it out.

      Action:
        \(typeName(action)).binding

      Value:
    \(dump(value))
    \(declaration.map { "\n  Bound property declared at:\n    \($0)\n" } ?? "")
    The usual cause is a reducer without a "BindingReducer".

    To fix this, put "BindingReducer()" at the start of the reducer's "body", or, if the bindings \
    are those of view actions, "BindingReducer(action: \\.view)".
    """
  }
}
