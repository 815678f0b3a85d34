#if Macros
import CasePaths
import Testing

// The code of the first page of the module's catalogue.

// quoted: enum
@CasePathable
private enum Payment: Equatable {
  case card(number: String)
  case cash
  case voucher(cents: Int)
}
// end

/// CasePaths: the catalogue's first page.
struct CatalogueTests {
  @Test("a case key path extracts, changes and embeds a value")
  func paths() {
    // quoted: paths
    let voucher: CaseKeyPath<Payment, Int> = \.voucher
    var payment = voucher(500)
    #expect(payment == .voucher(cents: 500))

    payment.modify(voucher) { $0 -= 200 }
    #expect(payment[case: voucher] == 300)
    #expect(payment[case: \.card] == nil)
    #expect(!payment.is(\.cash))
    // end
  }
}
#endif
