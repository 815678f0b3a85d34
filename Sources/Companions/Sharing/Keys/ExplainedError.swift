/// An error with an explanation for messages; properties return and throw the error alone.
protocol ExplainedError: Error {
  var error: any Error { get }
}

/// Returns the original error, without an explanation.
func unexplained(_ error: any Error) -> any Error {
  (error as? any ExplainedError)?.error ?? error
}
