extension Issues {
  static func presentationInAnotherCase(holding type: Any.Type, state: Any) -> String {
    """
    A case that holds '\(type)' was to be written in a presented state that is in another case.

      State:
    \(dump(state))

    To fix this, assign the whole destination to move it to another case.
    """
  }
}
