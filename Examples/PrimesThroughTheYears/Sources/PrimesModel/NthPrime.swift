import Foundation

/// The answer to "What is the nth prime?".
public struct NthPrime: Equatable, Sendable {
  public var n: Int
  public var prime: Int

  /// Creates an answer.
  public init(n: Int, prime: Int) {
    self.n = n
    self.prime = prime
  }

  /// The answer in words.
  public var sentence: String { "The \(n.ordinal) prime is \(prime)" }
}

/// A reason why there is no answer.
public enum NthPrimeProblem: Error, Equatable, Sendable {
  case notCounted(Int)
  case tooFar(Int)
  case unavailable

  /// Creates the reason that a thrown error stands for.
  public init(_ error: any Error) {
    self = error as? Self ?? .unavailable
  }

  /// The reason in words, with the way on.
  public var sentence: String {
    switch self {
    case .notCounted(let n): "There is no \(n.ordinal) prime. Count from 1."
    case .tooFar(let n):
      "The \(n.ordinal) prime is beyond this service, which knows the first \(NthPrimeService.count)."
    case .unavailable: "The service did not answer. Ask again."
    }
  }
}

/// The words of an alert about a request for the nth prime.
public struct NthPrimeAlert: Equatable, Identifiable, Sendable {
  public let title: String
  public let message: String?

  /// Creates the alert of an answer, or of a reason why there is none.
  public init(_ result: Result<NthPrime, NthPrimeProblem>) {
    switch result {
    case .success(let answer): (title, message) = (answer.sentence, nil)
    case .failure(let problem): (title, message) = ("No answer", problem.sentence)
    }
  }

  public var id: String { title }
}

/// A service that knows the first primes.
public struct NthPrimeService: Sendable {
  /// The number of primes that the service knows.
  public static let count = 10_000

  private let wait: @Sendable () async -> Void

  /// Creates a service.
  ///
  /// - Parameter wait: Returns when the answer is due.
  public init(wait: @escaping @Sendable () async -> Void) {
    self.wait = wait
  }

  /// Returns the nth prime: the first is 2.
  public func nthPrime(_ n: Int) async -> Result<NthPrime, NthPrimeProblem> {
    await wait()
    guard n >= 1 else { return .failure(.notCounted(n)) }
    guard n <= Self.count else { return .failure(.tooFar(n)) }
    return .success(NthPrime(n: n, prime: Self.primes[n - 1]))
  }

  /// All primes that the service knows, by the sieve of Eratosthenes.
  private static let primes: [Int] = {
    // The nth prime is below n (ln n + ln ln n) from the sixth on.
    let limit = Int(Double(count) * (log(Double(count)) + log(log(Double(count)))))
    var isComposite = [Bool](repeating: false, count: limit + 1)
    var primes: [Int] = []
    for number in 2...limit where !isComposite[number] {
      primes.append(number)
      for multiple in stride(from: number * number, through: limit, by: number) {
        isComposite[multiple] = true
      }
    }
    return primes
  }()
}

extension Int {
  /// The number as a place in a row, such as "22nd".
  public var ordinal: String {
    let suffix =
      switch (magnitude % 100, magnitude % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(self)\(suffix)"
  }
}
