#if PortableViews
import Testing

@testable import ComposableUI

struct LocalizedStringKeyTests {
  @Test("Literals format interpolated numbers; verbatim texts don't")
  func numbers() {
    let prime = 15_485_863
    #expect(Text("The prime is \(prime).").string == "The prime is 15,485,863.")
    #expect(
      Text("\(-1_234) \(999) \(0) \(Int.min)").string == "-1,234 999 0 -9,223,372,036,854,775,808"
    )
    #expect(Text(verbatim: "\(prime)").string == "15485863")
    let plain = "\(prime)"
    #expect(Text(plain).string == "15485863")
    #expect(Text("\(1.5) \(1.5, specifier: "%.1f")").string == "1.500000 1.5")
    #expect(Text("\(Text("a").bold()) \(Optional(1) as Any)").string == "a Optional(1)")
  }
}
#endif
