#if Macros
import ComposableCore
import Foundation
import Testing

@CasePathable
@dynamicMemberLookup
private enum Destination: Equatable {
  case numbers([Int])
  case text(String)
}

struct PresentationStateTests {
  @Test("changing the original does not change a copy of presentation state")
  func values() {
    var original = PresentationState(wrappedValue: 1)
    let copy = original
    original.wrappedValue = 2
    #expect(copy.wrappedValue == 1)
    original.wrappedValue? += 1
    #expect(original.wrappedValue == 3)
    let other = original
    original.wrappedValue? += 1
    #expect(other.wrappedValue == 3)
    original.wrappedValue = nil
    #expect(original.wrappedValue == nil)
    #expect(other.wrappedValue == 3)
  }

  @Test("presentation state can be set and reset in place")
  func absence() {
    func fill(_ value: inout Int?) { value = 1 }
    func clear(_ value: inout Int?) { value = nil }
    var state = PresentationState<Int>(wrappedValue: nil)
    fill(&state.wrappedValue)
    #expect(state.wrappedValue == 1)
    clear(&state.wrappedValue)
    #expect(state.wrappedValue == nil)
    #expect(state == PresentationState(wrappedValue: nil))
  }

  @Test("presentation states are equal when their wrapped values are")
  func equality() {
    let state = PresentationState(wrappedValue: 1)
    #expect(state == state)
    #expect(state == PresentationState(wrappedValue: 1))
    #expect(state != PresentationState(wrappedValue: 2))
    #expect(state != PresentationState(wrappedValue: nil))
    #expect(state.hashValue == PresentationState(wrappedValue: 1).hashValue)
  }

  @Test("mutating a presented collection in place does not copy it")
  func inPlace() {
    var state = PresentationState(wrappedValue: Array(0..<100))
    let before = state.wrappedValue?.withUnsafeBufferPointer(\.baseAddress)
    state.wrappedValue?[0] = 42
    let after = state.wrappedValue?.withUnsafeBufferPointer(\.baseAddress)
    #expect(before == after)
  }

  @Test("a case or property of presentation state is presentation state")
  func narrowing() {
    let state = PresentationState(wrappedValue: Destination.numbers([1, 2]))
    #expect(state.numbers.wrappedValue == [1, 2])
    #expect(state.text.wrappedValue == nil)
    let numbers = PresentationState(wrappedValue: [1, 2])
    #expect(numbers.count.wrappedValue == 2)
  }

  @Test("a presented case can be read and written through its key path")
  func caseSubscript() {
    var state = PresentationState(wrappedValue: Destination.numbers([1]))
    state[case: \.numbers]?.append(2)
    #expect(state.wrappedValue == .numbers([1, 2]))
    #expect(state[case: \.text] == nil)
    state[case: \.numbers] = nil
    #expect(state.wrappedValue == nil)
  }

  @Test("writing another case reports an issue and changes nothing")
  func otherCase() {
    var state = PresentationState(wrappedValue: Destination.numbers([1]))
    withKnownIssue {
      state[case: \.text] = "Hello"
    } matching: {
      $0.comments == [
        """
        "[case:]" of a presented state ignored a write to a case that holds 'String': the \
        state is in another case.

          State:
            .numbers(
              [
                [0]: 1
              ]
            )

        To fix this, assign the whole destination to move it to another case.
        """
      ]
    }
    #expect(state.wrappedValue == .numbers([1]))
  }

  @Test("writing nil, or through '?', to another case reports an issue")
  func nilInOtherCase() {
    let message = """
      "[case:]" of a presented state ignored a write to a case that holds 'String': the \
      state is in another case.

        State:
          .numbers([])

      To fix this, assign the whole destination to move it to another case.
      """
    var state = PresentationState(wrappedValue: Destination.numbers([]))
    withKnownIssue {
      state[case: \.text] = nil
    } matching: {
      $0.comments == [Comment(rawValue: message)]
    }
    withKnownIssue {
      state[case: \.text]?.append("!")
    } matching: {
      $0.comments == [Comment(rawValue: message)]
    }
    #expect(state.wrappedValue == .numbers([]))
  }

  @Test("writing to a case while nothing is presented is reported and ignored")
  func absentCase() {
    var state = PresentationState<Destination>(wrappedValue: nil)
    #expect(state[case: \.text] == nil)
    withKnownIssue {
      state[case: \.text] = "Hello"
    } matching: {
      $0.comments == [
        """
        "[case:]" of a presented state ignored a write to a case that holds 'String': the \
        state is in another case.

          State:
            nil

        To fix this, assign the whole destination to move it to another case.
        """
      ]
    }
    #expect(state.wrappedValue == nil)
  }

  @Test("cases are found through nested optionals, and changed in place")
  func caseInPlace() {
    var state = PresentationState(wrappedValue: Destination.numbers(Array(0..<100)))
    let copy = state
    state[case: \.numbers]?[0] = 42
    #expect(state.numbers.wrappedValue?.first == 42)
    #expect(copy.numbers.wrappedValue?.first == 0)
  }

  @Test("presentation states with equal wrapped values have equal hashes")
  func hashing() {
    let states: Set<PresentationState<Int>> = [
      PresentationState(wrappedValue: 1), PresentationState(wrappedValue: 1),
      PresentationState(wrappedValue: 2), PresentationState(wrappedValue: nil),
      PresentationState(wrappedValue: nil),
    ]
    #expect(states.count == 3)
  }

  @Test("presentation state is mirrored and dumped as a plain optional")
  func reflection() {
    let state = PresentationState(wrappedValue: Destination.text("Hello"))
    let mirror = state.customMirror
    #expect(mirror.displayStyle == .optional)
    #expect(mirror.children.map(\.label) == ["some"])
    #expect(Mirror(reflecting: PresentationState<Int>(wrappedValue: nil)).children.isEmpty)
    #expect(String(customDumping: state) == #".text("Hello")"#)
    #expect(String(customDumping: PresentationState<Int>(wrappedValue: nil)) == "nil")
  }

  @Test("a diff shows changes inside the presented value only")
  func difference() {
    struct Parent: Equatable {
      var name = "Mina"
      @PresentationState var number: Int?
    }
    #expect(
      diff(Parent(number: 1), Parent(number: 2)) == """
          PresentationStateTests.Parent(
            name: "Mina",
        -   _number: 1
        +   _number: 2
          )
        """)
    #expect(
      diff(Parent(number: nil), Parent(number: 2)) == """
          PresentationStateTests.Parent(
            name: "Mina",
        -   _number: nil
        +   _number: 2
          )
        """)
  }

  @Test("the projected value reads and writes the presentation state")
  func projection() {
    struct Parent: Equatable { @PresentationState var destination: Destination? }
    var parent = Parent(destination: .text("a"))
    #expect(parent.$destination == PresentationState(wrappedValue: .text("a")))
    parent.$destination[case: \.text] = "b"
    #expect(parent.destination == .text("b"))
    #expect(parent.$destination.text.wrappedValue == "b")
    #expect(Parent().destination == nil)
  }

  @Test("deeply nested presentation states can be copied and released")
  func recursion() {
    struct Folder: Equatable {
      var depth = 0
      @PresentationState var folder: Folder?
    }
    var folder = Folder()
    for depth in 1...100 { folder = Folder(depth: depth, folder: folder) }
    var copy = folder
    copy.folder?.folder?.depth = -1
    #expect(folder.folder?.folder?.depth == 98)
    #expect(copy != folder)
  }

  @Test("presentation state is encoded and decoded like a plain optional")
  func coding() throws {
    let encoder = JSONEncoder()
    #expect(try encoder.encode([PresentationState(wrappedValue: 1)]) == Data("[1]".utf8))
    #expect(try encoder.encode([PresentationState<Int>(wrappedValue: nil)]) == Data("[null]".utf8))
    let decoded = try JSONDecoder().decode(
      [PresentationState<Int>].self, from: Data("[1,null]".utf8))
    #expect(decoded.map(\.wrappedValue) == [1, nil])
    struct Parent: Codable, Equatable {
      @PresentationState var number: Int?
    }
    let parent = Parent(number: 1)
    #expect(try encoder.encode(parent) == Data(#"{"number":1}"#.utf8))
    #expect(try JSONDecoder().decode(Parent.self, from: encoder.encode(parent)) == parent)
    #expect(
      try JSONDecoder().decode(Parent.self, from: Data(#"{"number":null}"#.utf8)) == Parent())
  }
}
#endif
