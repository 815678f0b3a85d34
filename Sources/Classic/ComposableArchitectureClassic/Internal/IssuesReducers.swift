/// The wording of every message to users; those about reducers and effects are in this file.
enum Issues {
  static func dump(_ value: Any) -> String {
    var text = ""
    customDump(value, to: &text)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
  }

  static func optionalWithoutState(action: Any, at location: String) -> String {
    """
    An "optional" reducer at "\(location)" received an action while its state was "nil".

      Action:
    \(dump(action))

    It was ignored. The usual causes:

    - A reducer that is combined before the "optional" one set the state to "nil".
    - An effect of the feature was still in flight when the state became "nil".
    - A view sent the action while the state was "nil".

    To fix this, combine the "optional" reducer before those that set the state to "nil", and cancel \
    the feature's effects when it goes away.
    """
  }

  static func pullbackMismatch(action: Any, state: Any, at location: String) -> String {
    """
    A reducer pulled back at "\(location)" received an action while the state was in another case.

      Action:
    \(dump(action))

      State:
    \(dump(state))

    It was ignored. The usual causes:

    - A reducer that is combined before this one moved the state to another case.
    - An effect of the feature was still in flight when the state left its case.
    - A view sent the action while the state was in another case.

    To fix this, combine the reducers of the cases before those that change the case, and cancel a \
    feature's effects when its case is left.
    """
  }

  /// The kind of key that identifies a collection's elements.
  enum ElementKey: String {
    case id, index, key
  }

  static func forEachWithoutElement(
    _ kind: ElementKey, _ value: Any, action: Any, at location: String
  ) -> String {
    """
    A "forEach" at "\(location)" received an action for an element that is not there.

      Element \(kind):
    \(dump(value))

      Action:
    \(dump(action))

    It was ignored. The usual causes:

    - A reducer that is combined before the "forEach" removed the element.
    - An effect of the element was still in flight when the element was removed.
    - A view sent the action after its element was removed.

    To fix this, combine the "forEach" before reducers that remove elements, and cancel an element's \
    effects when it is removed.
    """
  }

  static func unexpectedEffect(_ prefix: String) -> String {
    """
    \(prefix.isEmpty ? "An" : "\(prefix): an") effect that is not expected in this test was run.

    To fix this, give the environment an effect for the test, or correct the reducer if the effect \
    should not run.
    """
  }
}
