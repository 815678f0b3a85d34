extension Issues {
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
