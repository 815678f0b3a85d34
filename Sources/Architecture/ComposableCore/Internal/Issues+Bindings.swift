extension Issues {
  static func bindingStillPresented(_ state: Any.Type, at location: CodeLocation) -> String {
    """
    A binding at "\(location)" was set to "nil", but its feature is still presented.

      State:
        \(typeName(state))

    The usual cause is a parent without "ifLet" for this feature.

    To fix this, add "ifLet" with the same state and action to the parent's reducer.
    """
  }
}
