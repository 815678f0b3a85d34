import ComposableArchitecture
import NthPrimeClient

extension AlertState where Action == Never {
  /// Tells the answer to "What is the nth prime?", or why there is none.
  ///
  /// - Parameters:
  ///   - n: Which prime was asked for.
  ///   - result: The prime, or what went wrong.
  public static func nthPrime(_ n: Int, _ result: Result<Int, any Error>) -> Self {
    switch result {
    case .success(let prime):
      AlertState { TextState("The \(ordinal(n)) prime is \(prime)") }
    case .failure(let error):
      AlertState(
        title: { TextState("No \(ordinal(n)) prime") },
        message: { TextState(error.localizedDescription) })
    }
  }
}
