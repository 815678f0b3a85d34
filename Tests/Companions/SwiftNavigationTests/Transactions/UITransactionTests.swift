import SwiftNavigation
import Testing

@MainActor
@Suite("UITransaction")
struct UITransactionTests {
  @Test("values that are not set are those of their keys")
  func defaults() {
    var transaction = UITransaction()
    #expect(transaction.isSilent == false)
    #expect(transaction.speed == nil)
    transaction.isSilent = true
    #expect(transaction.isSilent == true)
    #expect(transaction.speed == nil)
    transaction.speed = 3
    #expect(transaction.speed == 3)
    transaction.speed = nil
    #expect(transaction.speed == nil)
    func value<Key: UITransactionKey>(of _: Key.Type) -> Key.Value { transaction[Key.self] }
    #expect(value(of: IsSilentKey.self))
  }

  private func current() -> UITransaction {
    var current: UITransaction?
    let token = observe { current = $0 }
    defer { token.cancel() }
    return current!
  }

  @Test("a function runs in its transaction, and others keep to theirs")
  func scope() throws {
    struct Failure: Error {}
    #expect(current().speed == nil)
    let result = withUITransaction(\.speed, 1) {
      #expect(current().speed == 1)
      return 7
    }
    #expect(result == 7)
    #expect(current().speed == nil)
    #expect(throws: Failure.self) { try withUITransaction(\.speed, 1) { throw Failure() } }
  }

  @Test("values of an enclosing transaction stay unless they are set")
  func nesting() {
    var transaction = UITransaction()
    transaction.speed = 1
    transaction.isSilent = true
    withUITransaction(transaction) {
      withUITransaction(\.speed, 2) {
        #expect(current().speed == 2)
        #expect(current().isSilent == true)
      }
      withUITransaction(\.speed, nil) {
        #expect(current().speed == nil)
        #expect(current().isSilent == true)
      }
      withUITransaction(UITransaction()) {
        #expect(current().speed == 1)
      }
    }
  }
}
