#if PortableViews
extension ViewTester {
  /// How many times in a row the main actor has had nothing to do when it counts as settled.
  private static var quietTurns: Int { 16 }

  /// Lets the main actor's work run until nothing waits to be drawn.
  ///
  /// This waits for no time: work on other threads, clocks and the network may still be under
  /// way.
  public func settle() async {
    var quiet = 0
    while quiet < Self.quietTurns {
      let passes = renderer.passes.count
      await Task.yield()
      quiet = graph.isIdle && renderer.passes.count == passes ? quiet + 1 : 0
    }
  }

  /// Waits until a condition holds, which is checked after each change of the screen.
  ///
  /// For effects that really run elsewhere. It resumes with the change that makes the condition
  /// true; the limit only guards against waiting for ever.
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
