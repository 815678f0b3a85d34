/// The messages of this module to users.
enum Issues {
  static func unimplemented(scheduler: String, member: String) -> String {
    """
    '\(scheduler).\(member)' was used, but this scheduler is unimplemented.

    Time depends on the outside world. To fix this, give the code under test another scheduler: a \
    'TestScheduler' such as 'DispatchQueue.test', whose time the test moves, or an \
    'ImmediateScheduler' such as 'DispatchQueue.immediate', on which nothing waits.
    """
  }
}
