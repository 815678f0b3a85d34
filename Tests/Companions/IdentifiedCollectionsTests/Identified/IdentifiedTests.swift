import Foundation
import IdentifiedCollections
import Testing

struct IdentifiedTests {
  @Test("Identified has a given or computed id")
  func create() {
    #expect(Identified("word", id: 7).id == 7)
    #expect(Identified("word", id: { $0.count }).id == 4)
    #expect(Identified("word", id: \.count).id == 4)
    #expect(Identified("word", id: 7).value == "word")
  }

  @Test("Identified reads and writes its value's members")
  func members() {
    var list = Identified([1, 2], id: "b")
    #expect(list.first == 1)
    #expect(list.count == 2)
    list.lastElement = 9
    #expect(list.value == [1, 9])
  }

  @Test("Identified is compared, hashed and encoded by id and value")
  func conformances() throws {
    let value = Identified("a", id: 1)
    let equal = Identified("a", id: 1)
    let otherID = Identified("a", id: 2)
    let otherValue = Identified("b", id: 1)
    #expect(value == equal)
    #expect(value != otherID)
    #expect(value != otherValue)
    #expect(Set([value, equal]).count == 1)
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Identified<Int, String>.self, from: data) == value)
  }

  @Test("Identified values can be kept in an identified array")
  func inArray() {
    var array: IdentifiedArrayOf<Identified<Int, String>> = [Identified("a", id: 1)]
    array[id: 1]?.value += "b"
    #expect(array.elements == [Identified("ab", id: 1)])
  }
}

extension [Int] {
  fileprivate var lastElement: Int {
    get { self[count - 1] }
    set { self[count - 1] = newValue }
  }
}
