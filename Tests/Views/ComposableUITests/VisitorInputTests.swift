#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

/// Values that strangers choose.
@MainActor
struct VisitorInputTests {
  @Test("A logged text has one line of at most 200 characters")
  func loggedText() {
    #expect(LoggedText("/a b").description == "/a b")
    #expect(LoggedText("a\nb\u{1B}[31m\u{202E}").description == #"a\u{a}b\u{1b}[31m\u{202e}"#)
    let long = LoggedText(String(repeating: "x", count: 9_000)).description
    #expect(long == String(repeating: "x", count: 199) + "…")
    // One character of many scalars.
    let tall = LoggedText("e" + String(repeating: "\u{301}", count: 9_000)).description
    #expect(tall.unicodeScalars.count == 200)
    let escaped = LoggedText(String(repeating: "\n", count: 9_000)).description
    #expect(escaped.unicodeScalars.count <= 200)
  }

  @Test("Stepping a value beyond the bounds of its type yields nil")
  func steps() {
    #expect(SteppedValue.advance(1, by: 1) == 2)
    #expect(SteppedValue.advance(Int.max, by: 1) == nil)
    #expect(SteppedValue.advance(Int.min, by: -1) == nil)
    #expect(SteppedValue.advance(UInt8(0), by: -1) == nil)
    #expect(SteppedValue.advance(UInt8(250), by: 6) == nil)
    #expect(SteppedValue.advance(UInt8(250), by: 5) == 255)
    #expect(SteppedValue.advance(UInt8(250), by: -300) == nil)
    #expect(SteppedValue.advance(UInt64.max, by: -1) == UInt64.max - 1)
    #expect(SteppedValue.advance(1.5, by: 0.5) == 2)
  }

  @Test(
    "Dates out of range, infinite or not a number still have a text",
    arguments: [1e300, -1e300, .infinity, .nan, 9e18])
  func dates(seconds: Double) {
    let now = Date(timeIntervalSince1970: 0)
    for style in [Text.DateStyle.relative, .offset, .timer] {
      #expect(!style.text(of: Date(timeIntervalSince1970: seconds), now: now).isEmpty)
    }
  }

  @Test("At most the maximum count of values is remembered, the newest last")
  func rememberedCount() {
    var remembered = RememberedValues()
    let locations = (0..<1_000).map { ScreenLocation("\($0)", in: nil) }
    for (value, location) in locations.enumerated() { remembered.note(value, at: location) }
    #expect(remembered.count == RememberedValues.maximumCount)
    #expect(remembered[locations[743]] == nil)
    #expect(remembered[locations[744]] == AnyHashable(744))
    #expect(remembered[ScreenLocation("999", in: nil)] == AnyHashable(999))
    remembered.note(-1, at: locations[999])
    #expect(remembered.count == RememberedValues.maximumCount)
    #expect(remembered[locations[999]] == AnyHashable(-1))
  }

  @Test("Values at long locations are remembered in smaller numbers")
  func rememberedBytes() {
    var remembered = RememberedValues()
    for number in 0..<100 {
      let component = String(repeating: "x", count: 1_000 + number)
      remembered.note(number, at: ScreenLocation(component, in: nil))
    }
    #expect(remembered.count <= 16)
    #expect(remembered.byteCount <= RememberedValues.maximumByteCount)
    remembered.note(0, at: ScreenLocation(String(repeating: "y", count: 100_000), in: nil))
    #expect(remembered.count <= 16)
    #expect(remembered.byteCount > 0)
  }

  @Test("Values are remembered by their size, and in smaller numbers if they are large")
  func rememberedSizes() {
    var remembered = RememberedValues()
    for number in 0..<100 {
      let text = "\(number)" + String(repeating: "x", count: 1_000)
      remembered.note(AnyHashable(["text": text]), at: ScreenLocation("\(number)", in: nil))
    }
    #expect((12...16).contains(remembered.count))
    #expect(remembered.byteCount <= RememberedValues.maximumByteCount)
    let newest = ScreenLocation("99", in: nil)
    #expect(remembered[newest]?.base is [String: String])
    remembered.note(AnyHashable(Array(repeating: 1, count: 10_000)), at: newest)
    #expect(remembered[newest] == nil, "a value beyond the limit replaces one within it")
    for location in (0..<100).map({ ScreenLocation("\($0)", in: nil) }) {
      remembered.note(AnyHashable(Object()), at: location)
    }
    #expect(remembered.count == 0)
    #expect(remembered.byteCount == 0)
  }

  private final class Object: Hashable {
    static func == (lhs: Object, rhs: Object) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) {}
  }

  private enum Route: Hashable {
    case note(Object)
    case place(URL, name: String?, Data)
  }

  @Test("A value's size counts texts, data and URLs; objects have none")
  func deepSizes() throws {
    func size(_ value: AnyHashable) -> Int? { DeepSize.bytes(of: value, atMost: 10_000) }
    #expect(size(1) == 8)
    #expect(size("twelve bytes") == 20)
    #expect(size([1, 2, 3]) == 32)
    #expect(size(AnyHashable([AnyHashable(1), AnyHashable("ab")])) == 34)
    #expect(size(Data(count: 100)) == 108)
    #expect(size(Object()) == nil)
    #expect(size([Object()]) == nil)
    #expect(size(Route.note(Object())) == nil)
    let url = try #require(URL(string: "https://example.org"))
    #expect(
      size(Route.place(url, name: "a", Data(count: 10))).map { (60...120).contains($0) } == true)
    #expect(size(String(repeating: "x", count: 10_000)) == nil)
    #expect(size(AnyHashable(Array(repeating: 0, count: 1_000_000))) == nil)
  }

  @Test("Locations are equal if all their components are")
  func locations() {
    let one = ScreenLocation("a", in: nil)
    let other = ScreenLocation("b", in: ScreenLocation("a", in: nil))
    #expect(ScreenLocation("b", in: one) == other)
    #expect(ScreenLocation("b", in: one).hashValue == other.hashValue)
    #expect(ScreenLocation("b", in: nil) != other)
    #expect(ScreenLocation("b", in: ScreenLocation("c", in: nil)) != other)
    #expect(other.text == "/a/b")
  }
}
#endif
