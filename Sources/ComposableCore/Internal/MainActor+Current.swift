#if canImport(Dispatch)
  import Dispatch

  /// Whether the code that runs now may touch what belongs to the main actor.
  ///
  /// The main thread tells nothing: once an asynchronous `main` has begun, the main queue is served
  /// by any thread on Linux.
  package func isOnMainActor() -> Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }

  private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
#else
  /// Whether the code that runs now may touch what belongs to the main actor: there is no other.
  package func isOnMainActor() -> Bool { true }
#endif
