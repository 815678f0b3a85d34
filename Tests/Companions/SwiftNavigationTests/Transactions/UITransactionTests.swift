import SwiftNavigation
import Testing

@MainActor
struct UITransactionTests {
  @Test("an unset transaction value is its key's default")
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

  @Test("withUITransaction applies a transaction to its closure only")
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

  @Test("a nested transaction inherits the values that it does not set")
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
