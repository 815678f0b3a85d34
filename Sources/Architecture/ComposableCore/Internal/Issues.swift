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

  static func unhandledError(_ error: any Error, at location: CodeLocation) -> String {
    """
    An "Effect.run" at "\(location)" threw an error that nothing handles.

      Error:
    \(dump(error))

    To fix this, handle the error in the operation, or give "run" a "catch" function that sends an \
    action.
    """
  }

  static func sendAfterCompletion(_ action: Any, origin: Any, at location: CodeLocation) -> String {
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
    "send" was called on a store while its reducer was running.

      Action:
    \(dump(action))

    It was processed after the current action.

    To fix this, return an effect from the reducer in place of sending to the store.
    """
  }

  static func sendWhilePublishing(_ action: Any) -> String {
    """
    "send" was called on a store while it was telling its observers of new state.

      Action:
    \(dump(action))

    It was processed once all of them had been told.

    To fix this, send the action from an effect, or once the observer has returned.
    """
  }

  static func sendToInvalidStore(_ action: Any, state: Any.Type) -> String {
    """
    "send" was called on a store of "\(state)" whose state is gone.

      Action:
    \(dump(action))

    It was ignored.

    The usual cause is a view that sends an action after its feature was dismissed, for instance \
    from "onDisappear".

    To fix this, send the action to the parent's store.
    """
  }
}
