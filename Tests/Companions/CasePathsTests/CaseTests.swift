#if Macros
import CasePaths
import Testing

/// The building blocks of case key paths and of the code of macros.
struct CaseTests {
  @Test("the root case extracts and embeds the whole value")
  func identity() {
    let root = Case<Feature>()
    #expect(root._embed(.reset) as? Feature == .reset)
    #expect(root._extract(from: Feature.count(1)) == .count(1))
    #expect(root._extract(from: 1) == nil)
  }

  @Test("a case can be made of closures or of a key path")
  func creation() {
    let functions = Case<Int>(
      embed: { Feature.count($0) },
      extract: { (feature: Feature) in feature[case: \.count] })
    for root in [functions, Case<Int>(\Feature.Cases.count)] {
      #expect(root._embed(1) as? Feature == .count(1))
      #expect(root._extract(from: Feature.count(2)) == 2)
      #expect(root._extract(from: Feature.reset) == nil)
    }
  }

  @Test("the case 'never' never extracts a value")
  func never() {
    let never: Case<Never> = Case<Feature>().never
    #expect(never._extract(from: Feature.reset) == nil)
    #expect(never._extract(from: Feature.count(1)) == nil)
    #expect(Case<Feature>().nested.never._extract(from: Feature.nested(.off)) == nil)
  }

  @Test("a partial case key path embeds only values of its case's type")
  func partial() {
    let count: PartialCaseKeyPath<Feature> = \.count
    #expect(count(1 as Any) == Feature.count(1))
    #expect(count("1" as Any) as Feature? == nil)
    let text: PartialCaseKeyPath<Feature> = \.nested.text
    #expect(text("a" as Any) == Feature.nested(.text("a")))
  }

  @CasePathable
  enum Trip: Equatable {
    case booking(Booking?)
    case planned
  }

  @CasePathable
  enum Booking: Equatable {
    case payment(Payment?)
    case free
  }

  @CasePathable
  enum Payment: Equatable {
    case amount(Int)
    case cash
  }

  @Test("case key paths extract through cases with optional values")
  func optionalValues() {
    let amount = \Trip.Cases.booking.payment.amount
    let typed: CaseKeyPath<Trip, Int> = \.booking.payment.amount
    #expect(amount == typed)
    let trip = Trip.booking(.payment(.amount(5)))
    #expect(amount(5) == trip)
    #expect(trip[case: amount] == .some(5))
    for other in [
      Trip.planned, .booking(nil), .booking(.free), .booking(.payment(nil)),
      .booking(.payment(.cash)),
    ] {
      #expect(other[case: amount] == nil)
      #expect(!other.is(amount))
    }
    var changed = trip
    changed.modify(amount) { $0 += 1 }
    #expect(changed == .booking(.payment(.amount(6))))
  }

  @Test("a typed key path to an optional value's case extracts the wrapped value")
  func wrappedValue() {
    let booking: CaseKeyPath<Trip, Booking> = \Trip.Cases.booking
    #expect(booking(.free) == .booking(.free))
    #expect(Trip.booking(.free)[case: booking] == .free)
    #expect(Trip.booking(nil)[case: booking] == nil)
    #expect(Trip.planned[case: booking] == nil)
    let optional = \Trip.Cases.booking
    #expect(optional(nil) == Trip.booking(nil))
    #expect(Trip.booking(nil)[case: optional] == .some(nil))
    #expect(Case<Booking>(booking)._extract(from: Trip.booking(.free)) == .free)
    let payment: CaseKeyPath<Trip, Payment> = \.booking.payment
    #expect(payment(.cash) == .booking(.payment(.cash)))
    #expect(Trip.booking(.payment(nil))[case: payment] == nil)
    #expect(Trip.booking(.payment(nil))[case: \.booking.payment] == .some(nil))
  }

  @Test("case key paths extract from an optional enum")
  func optionalRoot() {
    let booking: Booking? = .payment(.amount(5))
    let amount = booking[case: \.payment.amount]
    #expect(type(of: amount) == Int?.self)
    #expect(amount == 5)
    #expect(Booking?.none[case: \.payment.amount] == nil)
  }

  @Test("a case key path works with '~='")
  func pattern() {
    let nested: CaseKeyPath<Feature, Feature.Nested> = \.nested
    #expect(nested ~= Feature.nested(.off))
    #expect(!(nested ~= Feature.reset))
  }

  @Test("a key path to an AnyCasePath extracts and modifies like a case key path")
  func literals() {
    let count: KeyPath<Feature.AllCasePaths, AnyCasePath<Feature, Int>> = \.count
    var feature = Feature.count(1)
    #expect(feature[case: count] == 1)
    #expect(feature.is(count))
    #expect(count ~= feature)
    feature.modify(count) { $0 += 1 }
    #expect(feature == .count(2))
    #expect(Feature.reset[case: count] == nil)
    #expect(!Feature.reset.is(count))
    #expect(!(count ~= Feature.reset))
  }

  @Test("generic code can find the current case through CasePathReflectable")
  func reflectable() {
    func keyPath<Paths: CasePathReflectable>(
      of root: Paths.Root, among paths: Paths
    ) -> PartialCaseKeyPath<Paths.Root> {
      paths[root]
    }
    #expect(keyPath(of: Feature.count(1), among: Feature.allCasePaths) == \.count)
    #expect(keyPath(of: Feature.nested(.off), among: Feature.allCasePaths) == \.nested)
    #expect(keyPath(of: Result<Int, Never>.success(1), among: Result.allCasePaths) == \.success)
  }

  @Test("the case path that macros generate embeds and extracts a labelled value")
  func macroCode() {
    let path = AnyCasePath<Feature, Int>._$embed(
      { .labelled(id: $0) },
      extract: {
        guard case .labelled(let id) = $0 else { return nil }
        return id
      })
    #expect(path.embed(1) == .labelled(id: 1))
    #expect(path.extract(from: .labelled(id: 2)) == 2)
    #expect(path.extract(from: .count(2)) == nil)
  }
}

struct AnyCasePathPatternTests {
  @Test("AnyCasePath works with '~=', and is described by its types")
  @available(*, deprecated)
  func pattern() {
    let path = AnyCasePath(\Feature.Cases.count)
    #expect(path ~= .count(1))
    #expect(!(path ~= .reset))
    #expect(path.debugDescription == "AnyCasePath<Feature, Int>")
    #expect(String(reflecting: path) == path.debugDescription)
  }
}
#endif
