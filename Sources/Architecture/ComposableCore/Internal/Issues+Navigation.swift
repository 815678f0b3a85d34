extension Issues {
  static func presentationWithoutState(action: Any, at location: CodeLocation) -> String {
    """
    An "ifLet" at "\(location)" received a presentation action while nothing was presented.

      Action:
    \(dump(action))

    The usual causes:

    - A reducer that runs before the "ifLet" set the destination to "nil".
    - An effect of the destination was still in flight when the destination went away.
    - A view sent the action after its feature was dismissed.

    To fix this, clear the destination in the parent's reducer only, which the "ifLet" runs after \
    the child, and send actions from views of presented features only while they show.
    """
  }

  static func dismissOutsidePresentation(at location: CodeLocation) -> String {
    """
    "dismiss()" was called at "\(location)" by a feature that is not presented.

    To fix this, present the feature with "ifLet" or "forEach", or check "isPresented" first.
    """
  }

  static func presentationInAnotherCase(holding type: Any.Type, state: Any) -> String {
    """
    "[case:]" of a presented state ignored a write to a case that holds '\(type)': the state is in \
    another case.

      State:
    \(dump(state))

    To fix this, assign the whole destination to move it to another case.
    """
  }
}
