import SwiftNavigation
import Testing

struct HashableObjectTests {
  private final class Object: HashableObject {
    let name = "same"
  }

  @Test("a HashableObject is equal only to itself")
  func identity() {
    let object = Object()
    #expect(object == object)
    #expect(object.hashValue == object.hashValue)
    #expect(object != Object())
    #expect(Set([object, object, Object()]).count == 2)
  }
}
