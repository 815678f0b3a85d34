import IdentifiedCollections
import OrderedCollections
import Testing

/// The index of an identified array.
struct IDIndexTests {
  @Test("every sequence of five operations matches a plain array", arguments: 1...3)
  func everySequence(hashes: Int) {
    search(from: [], hashes: hashes, depth: 5)
    search(from: [], hashes: hashes, depth: 5, capacity: 16)
  }

  @Test("every sequence of three operations matches one where the table grows", arguments: 1...3)
  func everySequenceAtLimits(hashes: Int) {
    for count in [13, 14, 15, 22, 23, 24] {
      search(from: Array(0..<count), hashes: hashes, depth: 3)
    }
  }

  @Test("thousands of random operations match a plain array")
  func random() {
    var generator = SplitMix(state: 1)
    for hashes in [7, 500, Int.max] {
      var list = List(hashes: hashes)
      let operations = hashes == 7 ? 300 : 3_000
      let size = hashes == 7 ? 100 : 2_000
      for step in 0..<operations {
        let position = Int.random(in: 0...list.ids.count, using: &generator)
        switch (list.ids.count < size / 2 ? 0...7 : 0...11).randomElement(using: &generator)! {
        case 0...4: list.append(Int.random(in: 0..<size, using: &generator))
        case 5...6: list.insert(Int.random(in: 0..<size, using: &generator), at: position)
        case 7: list.ask()
        case 8: list.removeSubrange(position..<min(position + 3, list.ids.count))
        case 9: list.removeSubrange(max(position - 1, 0)..<position)
        case 10: list.swapAt(position / 2, list.ids.count - 1 - position / 3)
        default: list.reverse()
        }
        if step.isMultiple(of: 100) { list.check() }
      }
      list.check()
    }
  }

  @Test("every id is found in a table without room for whole hash values")
  func large() {
    let ids = Array(0..<30_000)
    var array = IdentifiedArray(uniqueElements: ids, id: \.self)
    array.reserveCapacity(60_000)
    array.append(contentsOf: 30_000..<50_000)
    for id in stride(from: 49_999, to: 0, by: -1_000) { array.remove(id: id) }
    for id in 0..<500 { array.remove(id: id * 3) }
    let expected = (0..<50_000).filter { $0 % 1_000 != 999 && ($0 % 3 != 0 || $0 >= 1_500) }
    #expect(array.elements == expected)
    #expect(expected.indices.allSatisfy { array.index(id: expected[$0]) == $0 })
    #expect(array.index(id: 49_999) == nil)
    #expect(array.index(id: 3) == nil)
  }

  @Test("ids are one set until they change")
  func keptIDs() {
    var array = IdentifiedArray(uniqueElements: 0..<100, id: \.self)
    let ids = array.ids
    #expect(address(array.ids) == address(ids))
    let copy = array
    array.append(100)
    #expect(address(copy.ids) == address(ids))
    #expect(copy.ids == ids)
    #expect(array.ids == OrderedSet(0...100))
  }

  @Test("threads that ask copies for their ids at once get the same ones")
  func threads() async {
    for count in [10, 100, 1_000] {
      let array = IdentifiedArray(uniqueElements: 0..<count, id: \.self)
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<16 {
          group.addTask {
            var copy = array
            let isComplete = copy.ids.count == count && copy.ids.contains(count - 1)
            copy.append(count + task)
            return isComplete && copy.ids.last == count + task && array.ids == OrderedSet(0..<count)
          }
        }
        for await isCorrect in group { #expect(isCorrect) }
      }
      #expect(array.elements == Array(0..<count))
    }
  }

  private func address(_ ids: OrderedSet<Int>) -> UnsafeRawPointer? {
    ids.elements.withUnsafeBytes(\.baseAddress)
  }

  /// Applies every sequence of operations of a length to an array with some ids.
  private func search(from ids: [Int], hashes: Int, depth: Int, capacity: Int = 0) {
    var list = List(hashes: hashes)
    list.array.reserveCapacity(capacity)
    for id in ids { list.append(id) }
    list.search(depth)
  }
}

/// An id with few hash values, or with one for each number.
private struct ID: Hashable {
  let number: Int
  let hash: Int

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// An identified array and a plain one, which go through the same operations.
private struct List {
  var array = IdentifiedArray<ID, ID>(id: \.self)
  var ids: [Int] = []
  let hashes: Int

  init(hashes: Int) { self.hashes = hashes }

  private func id(_ number: Int) -> ID { ID(number: number, hash: number % hashes) }

  mutating func append(_ number: Int) { insert(number, at: ids.count) }

  mutating func insert(_ number: Int, at position: Int) {
    let (inserted, index) =
      position == ids.count ? array.append(id(number)) : array.insert(id(number), at: position)
    let present = ids.firstIndex(of: number)
    #expect(inserted == (present == nil))
    #expect(index == present ?? position)
    if present == nil { ids.insert(number, at: position) }
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    if range.count == 1, range.upperBound == ids.count {
      array.removeLast()
    } else if range.count == 1 {
      array.remove(id: id(ids[range.lowerBound]))
    } else {
      array.removeSubrange(range)
    }
    ids.removeSubrange(range)
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    array.swapAt(first, second)
    ids.swapAt(first, second)
  }

  mutating func reverse() {
    array.reverse()
    ids.reverse()
  }

  /// Compares the set of the ids, which is then kept.
  func ask() {
    let asked = array.ids
    #expect(asked.map(\.number) == ids)
    #expect(asked.indices.allSatisfy { asked.firstIndex(of: id(ids[$0])) == $0 })
  }

  /// Compares everything but the set of the ids.
  func check() {
    #expect(array.elements.map(\.number) == ids)
    #expect(ids.indices.allSatisfy { array.index(id: id(ids[$0])) == $0 })
    #expect(array.index(id: id(freshID)) == nil)
  }

  /// The lowest number that is not in the array.
  private var freshID: Int { (0...).first { !ids.contains($0) }! }

  /// Applies every sequence of operations of a length, and compares after each operation.
  func search(_ depth: Int) {
    check()
    guard depth > 0 else { return ask() }
    let fresh = freshID
    let (count, middle) = (ids.count, ids.count / 2)
    next(depth) { $0.append(fresh) }
    next(depth) { $0.ask() }
    if count < 4 || count > 10 {
      next(depth) { $0.insert(fresh, at: 0) }
      next(depth) { $0.insert(fresh, at: middle) }
    }
    if count > 0 {
      next(depth) { $0.append($0.ids[middle]) }
      next(depth) { $0.removeSubrange(0..<1) }
      next(depth) { $0.removeSubrange(count - 1..<count) }
    }
    if count > 1 {
      next(depth) { $0.removeSubrange(middle..<middle + 1) }
      next(depth) { $0.removeSubrange(0..<2) }
      next(depth) { $0.swapAt(0, count - 1) }
      next(depth) { $0.reverse() }
    }
    // The operations on copies have changed nothing here.
    check()
  }

  private func next(_ depth: Int, _ operation: (inout List) -> Void) {
    var copy = self
    operation(&copy)
    copy.search(depth - 1)
  }
}
