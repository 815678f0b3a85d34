#if PortableViews
extension ViewTester {
  /// The number of consecutive idle turns after which the main actor counts as settled.
  private static var quietTurns: Int { 16 }

  /// Runs the main actor's work until no change is waiting to be drawn.
  ///
  /// Other work, such as on threads, clocks and the network, may still be running afterwards.
  public func settle() async {
    var quiet = 0
    while quiet < Self.quietTurns {
      let passes = renderer.passes.count
      await Task.yield()
      quiet = graph.isIdle && renderer.passes.count == passes ? quiet + 1 : 0
    }
  }

  /// Waits until a condition is true, checked after each change of the screen.
  ///
  /// Use this method for effects that run outside of the main actor. The method resumes with the
  /// change that makes the condition true, and throws an error after the limit.
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
        throw ViewTestError("'wait' timed out after \(limit): the condition is false", in: root)
      }
    }
  }
}
#endif
