import CustomDump

/// The wording of every message to users.
enum Issues {
  static func unnamedType(_ type: any Any.Type) -> String {
    "Values of '\(type)' cannot be encoded in a path: the type has no name to look it up by"
  }

  static func notInCase(_ value: Any) -> String {
    "A binding to a case got a value in another case, \(value)"
  }

  static func presenceWritten(of type: any Any.Type) -> String {
    """
    A "UIBinding<Bool>" got "true" while the optional that it was made of is "nil".

      Optional: \(type)?

    There is no value to write, so the optional stays "nil".

    To fix this, assign a value to the optional, and write only "false" to the binding.
    """
  }

  static func asyncAnimation(action: Any, animation: _ButtonStateAnimation?) -> String {
    """
    "withAction" got an asynchronous closure for an action that is sent with an animation, which was \
    ignored.

      Action:
    \(indentedDump(action))

      Animation:
    \(indentedDump(animation.map { $0.base as Any } as Any))

    An animation applies to what changes at once, not to what an asynchronous closure does.

    To fix this, pass a closure that is not asynchronous, or change state in "withAnimation" in the \
    closure, for an action without an animation.
    """
  }

  private static func indentedDump(_ value: Any) -> String {
    var text = ""
    customDump(value, to: &text, indent: 4)
    return text
  }
}
