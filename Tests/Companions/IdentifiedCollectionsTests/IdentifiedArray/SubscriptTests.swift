import IdentifiedCollections
import Testing

/// IdentifiedArray subscripts.
struct SubscriptTests {
  @Test("assigning by an id replaces, removes or appends the element")
  func assign() {
    for model in Model.all {
      for row in Model.candidates {
        var array = model.array
        var expected = model
        if expected.update(row) == nil { expected.rows.append(row) }
        array[id: row.id] = row
        expect(array, equals: expected)

        array = model.array
        expected = model
        _ = expected.remove(row.id)
        array[id: row.id] = nil
        expect(array, equals: expected)
      }
    }
  }

  @Test("mutating by an id in place changes, removes or appends the element")
  func mutate() {
    func set(_ row: inout Row?, to newRow: Row?) { row = newRow }
    for model in Model.all {
      for row in Model.candidates {
        var array = model.array
        var expected = model
        array[id: row.id]?.value += 1
        if let index = expected.index(row.id) { expected.rows[index].value += 1 }
        expect(array, equals: expected)

        array = model.array
        expected = model
        if expected.update(row) == nil { expected.rows.append(row) }
        set(&array[id: row.id], to: row)
        expect(array, equals: expected)

        array = model.array
        expected = model
        _ = expected.remove(row.id)
        set(&array[id: row.id], to: nil)
        expect(array, equals: expected)
      }
    }
  }

  @Test("an element whose mutation throws stays in the array")
  func mutationThrows() {
    struct Failure: Error {}
    func fail(_ row: inout Row?) throws {
      row?.value += 1
      throw Failure()
    }
    for model in Model.all {
      for id in 0..<4 {
        var array = model.array
        var expected = model
        if let index = expected.index(id) { expected.rows[index].value += 1 }
        #expect(throws: Failure.self) { try fail(&array[id: id]) }
        expect(array, equals: expected)
      }
    }
  }

  /// Storage that counts how often it is copied on write.
  private struct Page: Identifiable {
    final class Storage {
      var text = ""
    }
    let id: Int
    private var storage = Storage()
    var copies = 0

    init(id: Int) { self.id = id }

    var text: String {
      get { storage.text }
      set {
        if !isKnownUniquelyReferenced(&storage) {
          storage = Storage()
          copies += 1
        }
        storage.text = newValue
      }
    }
  }

  @Test("mutating in place by id or index copies no elements")
  func noCopies() {
    var pages = IdentifiedArray(uniqueElements: (0..<3).map { Page(id: $0) })
    let memory = pages.withContiguousStorageIfAvailable { $0.baseAddress }
    for id in 0..<3 {
      pages[id: id]?.text += "a"
      pages[id: id]!.text += "b"
      pages[pages.index(id: id)!].text += "c"
    }
    #expect(pages.map(\.text) == ["abc", "abc", "abc"])
    #expect(pages.map(\.copies) == [0, 0, 0])
    #expect(pages.withContiguousStorageIfAvailable { $0.baseAddress } == memory)
  }

  @Test("changing an array does not change a copy of it")
  func valueSemantics() {
    for model in Model.all {
      for row in Model.candidates {
        var array = model.array
        let copy = array
        array[id: row.id] = row
        array[id: row.id]?.value += 1
        array.remove(id: row.id)
        array.append(row)
        expect(copy, equals: model)
      }
    }
  }

  @Test("contains compares ids only")
  func contains() {
    for model in Model.all {
      for row in Model.candidates {
        #expect(model.array.contains(row) == (model.index(row.id) != nil))
      }
    }
  }

  @Test("elements can be identified by a key path")
  func keyPath() {
    var words = IdentifiedArray(uniqueElements: ["one", "three"], id: \.count)
    words[id: 5] = "seven"
    words[id: 4] = "four"
    #expect(words.elements == ["one", "seven", "four"])
    #expect(words.ids == [3, 5, 4])
    #expect(words.id == \String.count)
    words.sort()
    #expect(words.elements == ["four", "one", "seven"])
    #expect(words.index(id: 3) == 1)
  }
}
