#if PortableViews
import Testing

@testable import ComposableUI

struct ValueLayoutTests {
  final class Reference {}

  final class EqualReference: Equatable {
    static func == (lhs: EqualReference, rhs: EqualReference) -> Bool { true }
  }

  struct Fields {
    var number: Int8 = 1
    var text = "a long text that does not fit inside of a string's own bytes"
    var reference: Reference?
    weak var weakReference: Reference?
    var list = [1, 2]
    var pair = (1, "x")
  }

  struct Caseless: Equatable {
    var text: String
    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.text.lowercased() == rhs.text.lowercased()
    }
  }

  struct Holder {
    var text: String
    var closure: () -> Int
  }

  enum Choice {
    case nothing
    case number(Int)
    case action(() -> Void)
  }

  struct Existentials {
    var value: Any
    var failure: any Error
  }

  @Test("Existential fields are the same only if their bytes are equal")
  func existentials() {
    let value = Existentials(value: 1, failure: CancellationError())
    #expect(ValueLayout.isSame(value, value))
    #expect(!ValueLayout.isSame(value, Existentials(value: 2, failure: CancellationError())))
    #expect(ValueLayout.of((any Error).self).properties.isEmpty)
  }

  @Test("Values are compared field by field, and references by identity")
  func fields() {
    let reference = Reference()
    let value = Fields(reference: reference, weakReference: reference)
    func isSame(_ change: (inout Fields) -> Void) -> Bool {
      var other = value
      // Equal, but not the very same storage.
      other.text = String(value.text.reversed().reversed())
      other.list = value.list.map(\.self)
      change(&other)
      return ValueLayout.isSame(value, other)
    }
    #expect(isSame { _ in })
    #expect(!isSame { $0.number = 2 })
    #expect(!isSame { $0.text += "!" })
    #expect(!isSame { $0.reference = Reference() })
    #expect(!isSame { $0.reference = nil })
    #expect(!isSame { $0.weakReference = nil })
    #expect(!isSame { $0.list.append(3) })
    #expect(!isSame { $0.pair.1 = "y" })
    withExtendedLifetime(reference) {}
  }

  @Test("'Equatable' values are compared by '==', but references by identity")
  func equatable() {
    #expect(ValueLayout.isSame(Caseless(text: "a"), Caseless(text: "A")))
    #expect(!ValueLayout.isSame(Caseless(text: "a"), Caseless(text: "b")))
    #expect(!ValueLayout.isSame(EqualReference(), EqualReference()))
    #expect(!ValueLayout.isSame(Optional(EqualReference()), Optional(EqualReference())))
  }

  @Test("Closures and their holders are the same only if identical")
  func closures() {
    // The captured values must differ: an optimiser may merge two equal closures into one.
    func make(_ captured: Reference) -> Holder {
      Holder(text: "t") { ObjectIdentifier(captured).hashValue }
    }
    let (first, second) = (Reference(), Reference())
    let holder = make(first)
    #expect(ValueLayout.isSame(holder, holder))
    #expect(!ValueLayout.isSame(make(first), make(second)))
    let action = Choice.action { _ = make(second) }
    #expect(ValueLayout.isSame(action, action))
    #expect(!ValueLayout.isSame(action, .nothing))
    #expect(ValueLayout.isSame(Choice.number(1), .number(1)))
    #expect(!ValueLayout.isSame(Choice.number(1), .number(2)))
  }
}
#endif
