import CombineSchedulers
import Dependencies
import Testing

struct UnimplementedSchedulerTests {
  private func message(_ name: String, _ member: String) -> String {
    """
    '\(name).\(member)' was used, but this scheduler is unimplemented.

    Time depends on the outside world. To fix this, give the code under test another scheduler: a \
    'TestScheduler' such as 'DispatchQueue.test', whose time the test moves, or an \
    'ImmediateScheduler' such as 'DispatchQueue.immediate', on which nothing waits.
    """
  }

  private func expectIssue(_ name: String, _ member: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: {
      $0.description.hasSuffix(message(name, member))
    }
  }

  @Test("each use of an unimplemented scheduler is reported and runs no work")
  func uses() {
    let scheduler = DispatchQueue.unimplemented
    var isPerformed = false
    func action() { isPerformed = true }
    expectIssue("DispatchQueue", "now") { _ = scheduler.now }
    expectIssue("DispatchQueue", "minimumTolerance") {
      #expect(scheduler.minimumTolerance == 0)
    }
    expectIssue("DispatchQueue", "schedule(options:_:)") { scheduler.schedule(action) }
    let date = DispatchQueue.test.now
    expectIssue("DispatchQueue", "schedule(after:tolerance:options:_:)") {
      scheduler.schedule(after: date, tolerance: 0, action)
    }
    expectIssue("DispatchQueue", "schedule(after:interval:tolerance:options:_:)") {
      _ = scheduler.schedule(after: date, interval: 1, tolerance: 0, action)
    }
    #expect(!isPerformed)
  }

  @Test("issues name the scheduler by its given name, else by its type")
  func names() {
    expectIssue("Search", "now") { _ = DispatchQueue.unimplemented("Search").now }
    expectIssue("RunLoop", "now") { _ = RunLoop.unimplemented.now }
    expectIssue("OperationQueue", "now") { _ = OperationQueue.failing.now }
    expectIssue("UIScheduler", "now") { _ = UIScheduler.unimplemented.now }
    expectIssue("Load", "now") { _ = RunLoop.failing("Load").now }
    expectIssue("UnimplementedScheduler", "now") {
      _ = UnimplementedSchedulerOf<DispatchQueue>(now: DispatchQueue.test.now).now
    }
    expectIssue("Old", "now") {
      _ = FailingSchedulerOf<DispatchQueue>("Old", now: DispatchQueue.test.now).now
    }
  }

  @Test("an erased unimplemented scheduler can be spelled with a leading dot")
  func shorthands() {
    let queue: AnySchedulerOf<DispatchQueue> = .unimplemented("Queue")
    expectIssue("Queue", "now") { _ = queue.now }
    let failing: AnySchedulerOf<RunLoop> = .failing
    expectIssue("RunLoop", "now") { _ = failing.now }
    let shared: AnySchedulerOf<UIScheduler> = .unimplemented
    expectIssue("UIScheduler", "now") { _ = shared.now }
    let operations: AnySchedulerOf<OperationQueue> = .unimplemented
    expectIssue("OperationQueue", "now") { _ = operations.now }
  }

  @Test("the scheduler dependencies are unimplemented in tests")
  func dependencies() {
    @Dependency(\.mainQueue) var mainQueue
    expectIssue("@Dependency(\\.mainQueue)", "now") { _ = mainQueue.now }
    @Dependency(\.mainRunLoop) var mainRunLoop
    expectIssue("@Dependency(\\.mainRunLoop)", "now") { _ = mainRunLoop.now }
    withDependencies {
      $0.mainQueue = .immediate
      $0.mainRunLoop = .immediate
    } operation: {
      var count = 0
      mainQueue.schedule { count += 1 }
      mainRunLoop.schedule { count += 1 }
      #expect(count == 2)
    }
  }

  @Test("outside tests, scheduler dependencies are the main queue and run loop")
  func live() async {
    for context in [DependencyContext.live, .preview] {
      await withDependencies {
        $0.context = context
      } operation: {
        @Dependency(\.mainQueue) var mainQueue
        @Dependency(\.mainRunLoop) var mainRunLoop
        _ = mainRunLoop.now
        await withCheckedContinuation { continuation in
          mainQueue.schedule {
            dispatchPrecondition(condition: .onQueue(.main))
            continuation.resume()
          }
        }
      }
    }
  }
}
