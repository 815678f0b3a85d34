/// The messages of this module.
enum Issues {
  static func unimplemented(endpoint: String) -> String {
    """
    '\(endpoint)' was used, but this endpoint is unimplemented.

    To fix this, override it where the test sets up the code under test, for example in the \
    'withDependencies' of a test store, or give the client an implementation of it.
    """
  }
}
