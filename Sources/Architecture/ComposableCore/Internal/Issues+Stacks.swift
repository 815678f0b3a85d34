import OrderedCollections

extension Issues {
  private static func list(_ ids: OrderedSet<StackElementID>) -> String {
    ids.isEmpty ? "none" : ids.map(\.description).joined(separator: ", ")
  }

  static func stackActionWithoutElement(
    _ id: StackElementID, ids: OrderedSet<StackElementID>, action: Any, at location: CodeLocation
  ) -> String {
    """
    A "forEach" at "\(location)" received an action for \(id), which is not on the stack.

      Action:
    \(dump(action))

      On the stack:
        \(list(ids))

    The usual causes:

    - A reducer that runs before the "forEach" removed the element.
    - An effect of the element was still in flight when the element left the stack.
    - A view sent the action after its element had left the stack.

    To fix this, remove elements in the parent's reducer only, which the "forEach" runs after the \
    element, and send actions from views of elements only while they are on the stack.
    """
  }

  static func stackPopWithoutElement(
    _ id: StackElementID, ids: OrderedSet<StackElementID>, action: Any, at location: CodeLocation
  ) -> String {
    """
    A "forEach" at "\(location)" received a "popFrom" for \(id), which is not on the stack.

      Action:
    \(dump(action))

      On the stack:
        \(list(ids))

    The usual cause is that the element was popped already, by its parent or by an element below.

    To fix this, pop an element once: by the action, or by changing the state, not by both.
    """
  }

  static func stackPushOfPresentElement(
    _ id: StackElementID, ids: OrderedSet<StackElementID>, action: Any, at location: CodeLocation
  ) -> String {
    """
    A "forEach" at "\(location)" received a "push" for \(id), which is on the stack already.

      Action:
    \(dump(action))

      On the stack:
        \(list(ids))

    Nothing was pushed.

    To fix this, push each element with an id of its own, and apply one "forEach" to the stack.
    """
  }

  static func stackPushOutOfOrder(
    _ id: StackElementID, next: StackElementID, ids: OrderedSet<StackElementID>, action: Any,
    at location: CodeLocation
  ) -> String {
    """
    A "forEach" at "\(location)" received a "push" for \(id), but the next id is \(next).

      Action:
    \(dump(action))

      On the stack:
        \(list(ids))

    The element was pushed all the same.

    To fix this, count the ids in a test from 0, in the order in which elements are pushed.
    """
  }

  static func unknownStackElement(_ id: StackElementID, ids: OrderedSet<StackElementID>) -> String {
    """
    "[id:]" of a stack ignored a value for \(id), which is not on the stack.

      On the stack:
        \(list(ids))

    To fix this, use "append", which gives the element an id of its own.
    """
  }

  static func stackElementInAnotherCase(
    _ id: StackElementID, holding type: Any.Type, element: Any
  ) -> String {
    """
    "[id:case:]" of a stack ignored a write to a case that holds '\(type)': the element is in \
    another case.

      Id:
        \(id)

      Element:
    \(dump(element))

    To fix this, assign the whole element to move it to another case.
    """
  }

  static func stackElementIDLiteral(_ value: Int) -> String {
    """
    The id \(value) of an element of a stack was written as a literal outside of a test; use the \
    ids of the stack
    """
  }
}
