#if Macros
import ComposableCore
import Testing

@ObservableState
private struct Row: Equatable, Identifiable {
  let id: Int
  var title = ""
}

@CasePathable
@dynamicMemberLookup
@ObservableState
private enum Screen: Equatable {
  case row(Row)
  case about
}

private struct Plain: Equatable, Identifiable {
  let id: Int
  var title = ""
}

@ObservableState
private struct Lists: Equatable {
  var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
  var plain: IdentifiedArrayOf<Plain> = [Plain(id: 1)]
  var path = StackState<Screen>()
  var array = [Row(id: 1)]
}

struct ObservableCollectionsTests {
  @Test("replacing elements notifies a list's observers, changing one does not")
  func identifiedArray() {
    var lists = Lists()
    #expect(isNotified(&lists, reading: \.rows, by: { $0.rows.append(Row(id: 3)) }))
    #expect(!isNotified(&lists, reading: \.rows, by: { $0.rows[id: 1]?.title = "Mina" }))
    #expect(!isNotified(&lists, reading: \.rows, by: { $0.rows[0].title = "Mina Roy" }))
    #expect(
      isNotified(&lists, reading: \.rows[id: 1]?.title, by: { $0.rows[id: 1]?.title = "Sr." }))
    #expect(
      isNotified(&lists, reading: \.rows, by: { $0.rows.move(fromOffsets: [0], toOffset: 2) }))
    #expect(isNotified(&lists, reading: \.rows, by: { $0.rows.remove(id: 1) }))
  }

  @Test("replacing an element by one with the same id notifies its observers")
  func replacedElement() {
    var lists = Lists()
    #expect(
      isNotified(
        &lists, reading: \.rows[id: 1]?.title, by: { $0.rows[id: 1] = Row(id: 1, title: "Mina") }))
    #expect(lists.rows[id: 1]?.title == "Mina")
  }

  @Test("writing back a changed copy of an element keeps the element's identity")
  func copiedElement() throws {
    var lists = Lists()
    func writeBack(_ lists: inout Lists) {
      var row = lists.array[0]
      row.title += "!"
      lists.array[0] = row
    }
    #expect(!isNotified(&lists, reading: \.array, by: writeBack))
    #expect(isNotified(&lists, reading: \.array[0].title, by: writeBack))
    #expect(lists.array[0].title == "!!")

    func writeBackRow(_ lists: inout Lists) {
      var row = lists.rows[1]
      row.title += "!"
      lists.rows[id: 2] = row
    }
    #expect(!isNotified(&lists, reading: \.rows, by: writeBackRow))
    #expect(!isNotified(&lists, reading: \.rows[id: 2], by: writeBackRow))
    #expect(isNotified(&lists, reading: \.rows[id: 2]?.title, by: writeBackRow))
    #expect(lists.rows[id: 2]?.title == "!!!")

    lists.path.append(.row(Row(id: 1)))
    let id = try #require(lists.path.ids.first)
    func writeBackScreen(_ lists: inout Lists) {
      var screen = lists.path[id: id]
      screen?.modify(\.row) { $0.title += "!" }
      lists.path[id: id] = screen
    }
    #expect(isNotified(&lists, reading: \.path[id: id]?.row?.title, by: writeBackScreen))
    #expect(lists.path[id: id]?.row?.title == "!")
  }

  @Test("changing a copy notifies at once; writing it back does not notify again")
  func writtenCopy() {
    var lists = Lists()
    var row = lists.rows[0]
    #expect(
      isNotified(&lists, reading: \.rows[id: 1]?.title, by: { _ in row.title = "Mina" }))
    #expect(
      !isNotified(&lists, reading: \.rows[id: 1]?.title, by: { $0.rows[id: 1] = row }))
    #expect(lists.rows[id: 1]?.title == "Mina")
  }

  @Test("any change of a list of plain values notifies its observers")
  func plainElements() {
    var lists = Lists()
    #expect(isNotified(&lists, reading: \.plain, by: { $0.plain[id: 1]?.title = "Mina" }))
    #expect(!isNotified(&lists, reading: \.plain, by: { $0.plain = $0.plain }))
  }

  @Test("pushing and popping notify a stack's observers, changing one does not")
  func stack() throws {
    var lists = Lists()
    #expect(isNotified(&lists, reading: \.path, by: { $0.path.append(.row(Row(id: 1))) }))
    let id = try #require(lists.path.ids.first)
    func rename(_ lists: inout Lists) {
      lists.path[id: id]?.modify(\.row) { $0.title += "!" }
    }
    #expect(!isNotified(&lists, reading: \.path, by: rename))
    #expect(isNotified(&lists, reading: \.path[id: id]?.row?.title, by: rename))
    #expect(isNotified(&lists, reading: \.path, by: { $0.path[id: id] = .row(Row(id: 1)) }))
    #expect(isNotified(&lists, reading: \.path, by: { $0.path.append(.about) }))
    #expect(isNotified(&lists, reading: \.path, by: { $0.path.pop(to: id) }))
  }

  @Test("pushing a copy of a popped state notifies the stack's observers")
  func pushedCopy() throws {
    var lists = Lists()
    lists.path.append(.row(Row(id: 1)))
    func pushAgain(_ lists: inout Lists) {
      if let last = lists.path.popLast() { lists.path.append(last) }
    }
    #expect(isNotified(&lists, reading: \.path, by: pushAgain))
    var other = lists.path
    if let last = other.popLast() { other.append(last) }
    #expect(isNotified(&lists, reading: \.path, by: { $0.path = other }))
    #expect(!isNotified(&lists, reading: \.path, by: { $0.path = other }))
  }

  @Test("identified arrays are identity-equal by ids, other lists by elements")
  func isIdentityEqual() {
    let row = Row(id: 1)
    #expect(_$isIdentityEqual([row], [row]))
    #expect(!_$isIdentityEqual([row], [Row(id: 1)]))
    #expect(_$isIdentityEqual([row] as IdentifiedArrayOf, [Row(id: 1)] as IdentifiedArrayOf))
    #expect(!_$isIdentityEqual([row] as IdentifiedArrayOf, [Row(id: 2)] as IdentifiedArrayOf))
    let stack = StackState([Screen.about])
    #expect(_$isIdentityEqual(stack, stack))
    #expect(!_$isIdentityEqual(stack, StackState([Screen.about])))
    #expect(
      _$isIdentityEqual(PresentationState(wrappedValue: row), PresentationState(wrappedValue: row)))
    #expect(
      !_$isIdentityEqual(
        PresentationState(wrappedValue: row), PresentationState<Row>(wrappedValue: nil)))
    #expect(_$isIdentityEqual(row as Row?, row))
    #expect(!_$isIdentityEqual(row as Row?, nil))
    #expect(_$isIdentityEqual([1: row], [1: row]))
    #expect(!_$isIdentityEqual([1: row], [2: row]))
    #expect(!_$isIdentityEqual("a", "a"))
    #expect(!_$isIdentityEqual(1, 1))
    #expect(_$isIdentityEqual(row as Any, row as Any))
  }
}
#endif
