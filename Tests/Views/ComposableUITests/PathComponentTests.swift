#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

struct PathComponentTests {
  enum Raw: String, Hashable { case one = "o n/e" }
  enum Numbered: Int, Hashable { case seven = 7 }
  enum Plain: Hashable, CaseIterable { case left, right }
  struct Wrapped: Hashable, Codable {
    var text: String
    init(text: String) { self.text = text }
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
  struct Opaque: Hashable {}
  struct Compound: Hashable, Codable { var a = 1 }

  private func roundTrip<T: Hashable>(_ value: T) -> T? {
    PathComponent.text(of: value).flatMap {
      PathComponent.value(of: T.self, from: $0) as? T
    }
  }

  @Test("Values with a path component are restored from it")
  func roundTrips() {
    #expect(roundTrip(Raw.one) == .one)
    #expect(roundTrip(Numbered.seven) == .seven)
    #expect(roundTrip(Plain.right) == .right)
    #expect(roundTrip(Wrapped(text: "w")) == Wrapped(text: "w"))
    #expect(roundTrip(42) == 42)
    #expect(roundTrip("text") == "text")
    let id = UUID()
    #expect(roundTrip(id) == id)
  }

  @Test("Opaque values have no component, invalid components no value")
  func failures() {
    #expect(PathComponent.text(of: Opaque()) == nil)
    #expect(PathComponent.text(of: Compound()) == nil)
    #expect(PathComponent.text(of: "") == nil)
    #expect(PathComponent.text(of: "..") == nil)
    #expect(PathComponent.value(of: Raw.self, from: "two") == nil)
    #expect(PathComponent.value(of: Int.self, from: "x") == nil)
    #expect(PathComponent.value(of: Plain.self, from: "up") == nil)
    #expect(PathComponent.value(of: Opaque.self, from: "0") == nil)
  }

  @Test("Components are percent-encoded, so any text is safe in a URL path")
  func encoding() {
    #expect(PathComponent.encode("o n/é?") == "o%20n%2F%C3%A9%3F")
    func components(_ location: String, maximumCount: Int = 2) -> [String]? {
      PathComponent.components(of: location, maximumCount: maximumCount)
    }
    #expect(components("/o%20n%2F%C3%A9%3F/b") == ["o n/é?", "b"])
    #expect(components("/") == [])
    #expect(components("a") == nil)
    #expect(components("/%zz") == nil)
    #expect(components("/a/b/") == ["a", "b"])
    #expect(components("/a/b/c") == nil)
    #expect(components("/", maximumCount: 0) == [])
    #expect(components("/a", maximumCount: 0) == nil)
  }
}
#endif
