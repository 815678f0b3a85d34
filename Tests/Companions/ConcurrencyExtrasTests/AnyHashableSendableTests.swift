import ConcurrencyExtras
import Testing

struct AnyHashableSendableTests {
  enum ID: Hashable { case timer }

  @Test("AnyHashableSendables are equal if their values are")
  func equality() {
    #expect(AnyHashableSendable(1) == AnyHashableSendable(1))
    #expect(AnyHashableSendable(1) != AnyHashableSendable(2))
    #expect(AnyHashableSendable("1") != AnyHashableSendable(1))
    #expect(AnyHashableSendable(ID.timer) == AnyHashableSendable(ID.timer))
  }

  @Test("AnyHashableSendable hashes equal numbers of different types alike")
  func numbers() {
    let integer = AnyHashableSendable(1)
    let double = AnyHashableSendable(1.0)
    #expect(integer == double)
    #expect(integer.hashValue == double.hashValue)
  }

  @Test("AnyHashableSendable does not wrap another one again")
  func nesting() {
    let once = AnyHashableSendable(ID.timer)
    let erased: any Hashable & Sendable = once
    #expect(AnyHashableSendable(once).base is ID)
    #expect(AnyHashableSendable(erased).base is ID)
  }

  @Test("AnyHashableSendable finds a dictionary's value for the plain key")
  func anyHashable() {
    #expect(AnyHashable(AnyHashableSendable(ID.timer)) == AnyHashable(ID.timer))
    let byID: [AnyHashable: Int] = [ID.timer: 1]
    #expect(byID[AnyHashableSendable(ID.timer)] == 1)
  }

  @Test("AnyHashableSendable can be written as a literal")
  func literals() {
    let values: [AnyHashableSendable] = [true, 1, 1.5, "one"]
    #expect(values == [true, 1, 1.5, "one"].map { $0 as AnyHashableSendable })
    #expect(values.map(\.description) == ["true", "1", "1.5", "one"])
    #expect(values[3].debugDescription == #"AnyHashableSendable("one")"#)
  }
}
