import ComposableArchitectureClassic
import Testing

/// Whether warnings to the developer are reported: release builds say nothing.
let isDebugBuild: Bool = {
  #if DEBUG
  true
  #else
  false
  #endif
}()

/// Expects issues with exactly these texts, in this order.
func expectIssues(
  _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation, by body: () -> Void
) {
  let rest = LockIsolated(messages)
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    rest.withValue { rest in
      guard let first = rest.first, issue.description.hasSuffix(first) else { return false }
      rest.removeFirst()
      return true
    }
  }
  #expect(rest.value == [], sourceLocation: sourceLocation)
}

/// The values that an effect emits while subscribed to, and whether it has ended.
struct Emissions<Output> {
  var values: [Output] = []
  var isComplete = false

  init<Failure>(of effect: Effect<Output, Failure>) {
    var values: [Output] = []
    var isComplete = false
    let cancellable = effect.sink(
      receiveCompletion: { if case .finished = $0 { isComplete = true } },
      receiveValue: { values.append($0) })
    self.values = values
    self.isComplete = isComplete
    cancellable.cancel()
  }
}
