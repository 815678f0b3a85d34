import CustomDump

/// The wording of every message to users.
enum Issues {
  static func dump(_ value: Any) -> String {
    var text = ""
    customDump(value, to: &text)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
  }

  static func scopeMismatch(state: Any, action: Any, at location: SourceLocation) -> String {
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

  static func presentationWithoutState(action: Any, at location: SourceLocation) -> String {
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

  static func unhandledError(_ error: any Error, at location: SourceLocation) -> String {
    """
    An "Effect.run" at "\(location)" threw an error that nothing handles.

      Error:
    \(dump(error))

    To fix this, handle the error in the operation, or give "run" a "catch" function that sends an \
    action.
    """
  }

  static func sendAfterCompletion(
    _ action: Any, origin: Any, at location: SourceLocation
  ) -> String {
    """
    An "Effect.run" at "\(location)" sent an action after it had completed.

      Action:
    \(dump(action))

      The action that started the effect:
    \(dump(origin))

    The action was processed all the same, but the effect's cancellation and "finish()" know \
    nothing of it.

    To fix this, await all work inside the operation, and do not keep "send" for later.
    """
  }

  static func reentrantSend(_ action: Any) -> String {
    """
    An action was sent to a store while its reducer was running.

      Action:
    \(dump(action))

    It was processed after the current action.

    To fix this, return an effect from the reducer in place of sending to the store.
    """
  }

  static func dismissOutsidePresentation(at location: SourceLocation) -> String {
    """
    "dismiss()" was called at "\(location)" by a feature that is not presented.

    To fix this, present the feature with "ifLet" or "forEach", or check "isPresented" first.
    """
  }

  static func sendToInvalidStore(_ action: Any, state: Any.Type) -> String {
    """
    An action was sent to a store of "\(state)" whose state is gone.

      Action:
    \(dump(action))

    It was ignored.

    The usual cause is a view that sends an action after its feature was dismissed, for instance \
    from "onDisappear".

    To fix this, send the action to the parent's store.
    """
  }
}
