import Dependencies
import Dispatch
import Testing

struct WithEscapedDependenciesTests {
  @Test("yield restores overrides in another library's callback")
  func callback() async {
    @Dependency(\.greeter.greeting) var greeting
    let greetings = await withDependencies {
      $0.greeter.greeting = "escaped"
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            let outside = greeting
            continuation.resume(returning: [outside, dependencies.yield { greeting }])
          }
        }
      }
    }
    #expect(greetings == ["test", "escaped"])
  }

  @Test("yield restores overrides in a detached task")
  func detached() async {
    struct Feature: Sendable {
      @Dependency(\.greeter.greeting) var greeting
    }
    let feature = Feature()
    let restored = await withDependencies {
      $0.greeter.greeting = "escaped"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.detached {
          await dependencies.yield {
            await Task.yield()
            return feature.greeting
          }
        }.value
      }
    }
    #expect(restored == "escaped")
  }
}
