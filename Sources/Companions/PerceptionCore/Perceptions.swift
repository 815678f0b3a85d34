/// An asynchronous sequence of a closure's results, with a new one after observable properties that
/// the closure read have changed.
///
/// ```swift
/// for await total in Perceptions({ cart.items.reduce(0) { $0 + $1.price } }) {
///   print(total)
/// }
/// ```
///
/// The first value is the current one. The closure runs on the actor that it was written in, such
/// as the main actor. It runs once the code that made a change suspends, so that several changes in
/// a row yield one value. The sequence ends when its task is cancelled.
///
/// > Important: Outside of any actor, the closure may see a change in part, or miss one while it
/// > runs. Observe objects on the actor that changes them.
public struct Perceptions<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  /// The result of a closure that can end its sequence: a value, or the end.
  public enum Iteration: Sendable {
    /// The next value.
    case next(Element)
    /// The end of the sequence.
    case finish
  }

  private let isolation: (any Actor)?
  private let emit: @Sendable () throws(Failure) -> Iteration

  /// Creates a sequence that ends only with an error or the cancellation of its task.
  ///
  /// - Parameter emit: A closure that returns the current value. An error ends the sequence.
  public init(
    @_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Element
  ) {
    isolation = emit.isolation
    // Safe: an `@isolated(any)` function has the calling convention of other functions, and
    // `track` calls it on its own isolation.
    let emit = unsafeBitCast(emit, to: (@Sendable () throws(Failure) -> Element).self)
    self.emit = { () throws(Failure) in .next(try emit()) }
  }

  private init(isolation: (any Actor)?, emit: @escaping @Sendable () throws(Failure) -> Iteration) {
    self.isolation = isolation
    self.emit = emit
  }

  /// Returns a sequence that ends when its closure returns `.finish`.
  ///
  /// - Parameter emit: A closure that returns the current value or `.finish`. An error ends the
  ///   sequence.
  public static func untilFinished(
    @_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Iteration
  ) -> Self {
    Self(
      isolation: emit.isolation,
      // Safe: an `@isolated(any)` function has the calling convention of other functions, and
      // `track` calls it on its own isolation.
      emit: unsafeBitCast(emit, to: (@Sendable () throws(Failure) -> Iteration).self))
  }

  /// Returns an iterator that starts with the current value.
  public func makeAsyncIterator() -> Iterator {
    Iterator(isolation: isolation, emit: emit)
  }

  /// An iterator that waits for a change, and evaluates the closure again.
  public struct Iterator: AsyncIteratorProtocol {
    let isolation: (any Actor)?
    let emit: @Sendable () throws(Failure) -> Iteration
    private var change: ChangeSignal?
    private var isFinished = false

    init(
      isolation: (any Actor)?, emit: @escaping @Sendable () throws(Failure) -> Iteration
    ) {
      self.isolation = isolation
      self.emit = emit
    }

    /// Returns the next value, or `nil` once the sequence has ended or its task is cancelled.
    public mutating func next(
      isolation iterationIsolation: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      if isFinished { return nil }
      await change?.wait()
      if Task.isCancelled {
        isFinished = true
        return nil
      }
      let nextChange = ChangeSignal()
      change = nextChange
      switch await Self.track(isolation: isolation, emit, signalling: nextChange) {
      case .success(.next(let element)):
        return element
      case .success(.finish):
        isFinished = true
        return nil
      case .failure(let error):
        isFinished = true
        throw error
      }
    }

    private static func track(
      isolation: isolated (any Actor)?,
      _ emit: @Sendable () throws(Failure) -> Iteration,
      signalling change: ChangeSignal
    ) -> Result<Iteration, Failure> {
      withPerceptionTracking {
        do throws(Failure) {
          return .success(try emit())
        } catch {
          return .failure(error)
        }
      } onChange: {
        change.signal()
      }
    }
  }
}
