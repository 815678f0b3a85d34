#if Macros
import SwiftNavigation
import Testing

extension UITransaction {
  @UITransactionEntry var isQuiet = false
  @UITransactionEntry fileprivate var delay: Double?
  @UITransactionEntry var names: [String] = ["a"]
}

struct UITransactionEntryTests {
  @Test("a transaction entry has a default value and keeps a set one")
  func values() {
    var transaction = UITransaction()
    #expect(transaction.isQuiet == false)
    #expect(transaction.delay == nil)
    #expect(transaction.names == ["a"])
    transaction.isQuiet = true
    transaction.delay = 0.5
    transaction.names.append("b")
    #expect(transaction.isQuiet == true)
    #expect(transaction.delay == 0.5)
    #expect(transaction.names == ["a", "b"])
    #expect(UITransaction().isQuiet == false)
  }
}
#endif
