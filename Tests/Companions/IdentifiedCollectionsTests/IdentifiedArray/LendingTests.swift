import IdentifiedCollections
import Testing

/// IdentifiedArray: elements of any layout.
struct LendingTests {
  struct Byte: Equatable, Identifiable {
    let id: UInt8
  }

  struct Named: Equatable, Identifiable {
    let id: String
    var value = ""
    var numbers: [Int] = []
  }

  struct Wide: Equatable, Identifiable {
    let id: Int
    var values = (0, 0, 0, 0, 0)
    var flag = false

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.id == rhs.id && lhs.values == rhs.values && lhs.flag == rhs.flag
    }
  }

  final class Object: Equatable, Identifiable {
    let id: Int
    init(id: Int) { self.id = id }
    static func == (lhs: Object, rhs: Object) -> Bool { lhs.id == rhs.id }
  }

  /// Mutates each element of arrays of each length in place, while a copy of the array exists or
  /// not, and compares with a plain array.
  private func check<Element: Identifiable & Equatable>(
    _ make: (Int) -> Element, _ change: (inout Element) -> Void = { _ in }
  ) {
    for count in 0..<5 {
      let elements = (0..<count).map(make)
      for position in 0..<5 {
        for isShared in [false, true] {
          var (array, expected) = (IdentifiedArray(uniqueElements: elements), elements)
          let copy = isShared ? array : []
          let id = make(position).id
          for _ in 0..<2 {
            if position < count { change(&expected[position]) }
            if array[id: id] != nil { change(&array[id: id]!) }
            #expect(array.elements == expected)
          }
          func addOrRemove(_ element: inout Element?) {
            element = element == nil ? make(position) : nil
          }
          for _ in 0..<3 {
            if let index = expected.firstIndex(where: { $0.id == id }) {
              expected.remove(at: index)
            } else {
              expected.append(make(position))
            }
            addOrRemove(&array[id: id])
            #expect(array.elements == expected)
            #expect(array.map { array.index(id: $0.id) } == Array(0..<array.count))
          }
          if isShared { #expect(copy.elements == elements) }
        }
      }
    }
  }

  @Test("an element is changed, removed and added by its id, whatever its size")
  func layouts() {
    check { Byte(id: UInt8($0)) }
    check {
      Named(id: "\($0) with an id that is too long to be stored inline")
    } _: {
      $0.value += "a string that is too long to be stored inline"
      $0.numbers.append(1)
    }
    check {
      Wide(id: $0)
    } _: {
      $0.values.4 += 1
      $0.flag.toggle()
    }
    check { Object(id: $0) }
  }

  @Test("elements that are changed, removed and added by their ids are released")
  func releases() {
    weak var released: Object?
    weak var replaced: Object?
    do {
      let first = Object(id: 1)
      released = first
      var array: IdentifiedArrayOf<Object> = [first, Object(id: 2)]
      func replace(_ element: inout Object?, by new: Object?) {
        replaced = element
        element = new
      }
      replace(&array[id: 2], by: Object(id: 2))
      #expect(replaced == nil)
      replace(&array[id: 2], by: nil)
      #expect(replaced == nil)
      replace(&array[id: 3], by: nil)
      replace(&array[id: 3], by: Object(id: 3))
      #expect(array.ids == [1, 3])
    }
    #expect(released == nil)
  }
}
