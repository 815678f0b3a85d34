extension Issues {
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
