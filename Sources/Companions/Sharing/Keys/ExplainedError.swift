/// An error together with what a message says about it; properties have and throw the error alone.
protocol ExplainedError: Error {
  var error: any Error { get }
}

/// The error that users asked for, without an explanation.
func unexplained(_ error: any Error) -> any Error {
  (error as? any ExplainedError)?.error ?? error
}
