#if PortableViews
extension ViewTester {
  /// The number of idle turns of the main actor in a row after which it is settled.
  private static var quietTurns: Int { 16 }

  /// Runs the main actor's work until no change is waiting to be drawn.
  ///
  /// This method waits for no other work: threads, clocks and the network may still be running.
  public func settle() async {
    var quiet = 0
    while quiet < Self.quietTurns {
      let passes = renderer.passes.count
      await Task.yield()
      quiet = graph.isIdle && renderer.passes.count == passes ? quiet + 1 : 0
    }
  }

  /// Waits until a condition is true, which is checked after each change of the screen.
  ///
  /// Use this method for effects that run outside of the main actor. The method resumes with the
  /// change that makes the condition true; the limit only guards against waiting for ever.
  public func wait(
    atMost limit: Duration = .seconds(60), until condition: @MainActor @escaping () -> Bool
  ) async throws {
    guard !condition() else { return }
    let (changes, continuation) = AsyncStream.makeStream(of: Bool.self)
    renderer.onChange = { continuation.yield(true) }
    let guardian = Task {
      try await Task.sleep(for: limit)
      continuation.yield(false)
    }
    defer {
      renderer.onChange = nil
      guardian.cancel()
    }
    for await isChange in changes {
      if condition() { return }
      guard isChange else {
        throw ViewTestError("What was waited for has not come within \(limit)", in: root)
      }
    }
  }
}
#endif
