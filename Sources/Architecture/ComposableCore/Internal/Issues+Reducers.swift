extension Issues {
  static func scopeMismatch(state: Any, action: Any, at location: CodeLocation) -> String {
    """
    A "Scope" at "\(location)" received a child action while the state was in another case.

      Action:
    \(dump(action))

      State:
    \(dump(state))

    The usual causes:

    - A reducer that runs before the "Scope" moved the state to another case.
    - An effect of the child was still in flight when the state left the child's case.
    - The action was sent by a view that shows another case.

    To fix this, put the "Scope" before reducers that change the case, and cancel the child's \
    effects when its case is left.
    """
  }

  static func ifLetWithoutState(action: Any, at location: CodeLocation) -> String {
    """
    An "ifLet" at "\(location)" received a child action while the child's state was "nil".

      Action:
    \(dump(action))

    The usual causes:

    - A reducer that runs before the "ifLet" set the state to "nil".
    - An effect of the child was still in flight when the state became "nil".
    - A view sent the action while the state was "nil".

    To fix this, set the state to "nil" in the parent's reducer only, which the "ifLet" runs after \
    the child, and send actions from views of the child only while its state is there.
    """
  }

  static func ifCaseLetMismatch(state: Any, action: Any, at location: CodeLocation) -> String {
    """
    An "ifCaseLet" at "\(location)" received a child action while the state was in another case.

      Action:
    \(dump(action))

      State:
    \(dump(state))

    The usual causes:

    - A reducer that runs before the "ifCaseLet" moved the state to another case.
    - An effect of the child was still in flight when the state left the child's case.
    - The action was sent by a view that shows another case.

    To fix this, change the case in the parent's reducer only, which the "ifCaseLet" runs after the \
    child, and send actions from views of the child only while the state is in its case.
    """
  }

  static func forEachWithoutElement(id: Any, action: Any, at location: CodeLocation) -> String {
    """
    A "forEach" at "\(location)" received an action for an element that is not there.

      Element id:
    \(dump(id))

      Action:
    \(dump(action))

    The usual causes:

    - A reducer that runs before the "forEach" removed the element.
    - An effect of the element was still in flight when the element was removed.
    - A view sent the action after its element was removed.

    To fix this, remove elements in the parent's reducer only, which the "forEach" runs after the \
    element, and send actions from views of elements only while they are there.
    """
  }
}
