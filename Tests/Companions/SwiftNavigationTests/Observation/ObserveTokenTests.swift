import ConcurrencyExtras
import SwiftNavigation
import Testing

struct ObserveTokenTests {
  @Test("cancelling an observe token calls its closure once")
  func cancel() {
    let calls = LockIsolated(0)
    let token = ObserveToken { calls.withValue { $0 += 1 } }
    #expect(!token.isCancelled)
    token.cancel()
    token.cancel()
    #expect(token.isCancelled)
    #expect(calls.value == 1)
  }

  @Test("an observe token's closure can be called by itself")
  func closure() {
    let calls = LockIsolated(0)
    let token = ObserveToken { calls.withValue { $0 += 1 } }
    token.onCancel()
    #expect(!token.isCancelled)
    token.cancel()
    #expect(calls.value == 2)
  }

  @Test("releasing an observe token cancels it once")
  func deinitialize() {
    let calls = LockIsolated(0)
    var token: ObserveToken? = ObserveToken { calls.withValue { $0 += 1 } }
    #expect(token?.isCancelled == false)
    token = nil
    #expect(calls.value == 1)
    token = ObserveToken { calls.withValue { $0 += 10 } }
    token?.cancel()
    token = nil
    #expect(calls.value == 11)
    #expect(!ObserveToken().isCancelled)
  }

  @Test("an observe token can be stored in sets and other collections")
  func store() {
    let calls = LockIsolated(0)
    var set: Set<ObserveToken> = []
    var array: [ObserveToken] = []
    for _ in 0..<2 {
      ObserveToken { calls.withValue { $0 += 1 } }.store(in: &set)
      ObserveToken { calls.withValue { $0 += 1 } }.store(in: &array)
    }
    #expect(calls.value == 0)
    #expect(set.count == 2)
    #expect(array.count == 2)
    set = []
    array = []
    #expect(calls.value == 4)
  }

  @Test("the deprecated name ObservationToken is the same type")
  func deprecated() {
    let tokens: any OldToken = Deprecated()
    #expect(tokens.make() is ObserveToken)
  }
}

// Deprecated API is called through a protocol, which gives no warning.
private protocol OldToken {
  func make() -> AnyObject
}

private struct Deprecated: OldToken {
  @available(*, deprecated)
  func make() -> AnyObject { ObservationToken() }
}
