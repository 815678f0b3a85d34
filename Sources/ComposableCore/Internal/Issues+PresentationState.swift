extension Issues {
  static func presentationInAnotherCase(_ keyPath: AnyKeyPath, state: Any) -> String {
    """
    A presented state was to be written via "\(keyPath)" while it was in another case.

      State:
    \(dump(state))

    To fix this, assign the whole destination to move it to another case.
    """
  }
}
