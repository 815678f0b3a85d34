import ComposableCore
import Foundation
import Testing

@CasePathable
@dynamicMemberLookup
private enum Destination: Equatable {
  case numbers([Int])
  case text(String)
}

@Suite struct PresentationStateTests {
  @Test("a copy does not change with the original")
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

  @Test("absence turns into a value in place, and back")
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

  @Test("states are equal when what they present is")
  func equality() {
    let state = PresentationState(wrappedValue: 1)
    #expect(state == state)
    #expect(state == PresentationState(wrappedValue: 1))
    #expect(state != PresentationState(wrappedValue: 2))
    #expect(state != PresentationState(wrappedValue: nil))
    #expect(state.hashValue == PresentationState(wrappedValue: 1).hashValue)
  }

  @Test("changing a collection in place does not copy it")
  func inPlace() {
    var state = PresentationState(wrappedValue: Array(0..<100))
    let before = state.wrappedValue?.withUnsafeBufferPointer(\.baseAddress)
    state.wrappedValue?[0] = 42
    let after = state.wrappedValue?.withUnsafeBufferPointer(\.baseAddress)
    #expect(before == after)
  }

  @Test("a case or a property can be presented on its own")
  func narrowing() {
    let state = PresentationState(wrappedValue: Destination.numbers([1, 2]))
    #expect(state.numbers.wrappedValue == [1, 2])
    #expect(state.text.wrappedValue == nil)
    let numbers = PresentationState(wrappedValue: [1, 2])
    #expect(numbers.count.wrappedValue == 2)
  }

  @Test("a case is read and written through its key path")
  func caseSubscript() {
    var state = PresentationState(wrappedValue: Destination.numbers([1]))
    state[case: \.numbers]?.append(2)
    #expect(state.wrappedValue == .numbers([1, 2]))
    #expect(state[case: \.text] == nil)
    state[case: \.text] = nil
    #expect(state.wrappedValue == .numbers([1, 2]))
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
        A case that holds 'String' was to be written in a presented state that is in another case.

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

  @Test("the coded form is that of the optional")
  func coding() throws {
    let encoder = JSONEncoder()
    #expect(try encoder.encode([PresentationState(wrappedValue: 1)]) == Data("[1]".utf8))
    #expect(try encoder.encode([PresentationState<Int>(wrappedValue: nil)]) == Data("[null]".utf8))
    let decoded = try JSONDecoder().decode(
      [PresentationState<Int>].self, from: Data("[1,null]".utf8))
    #expect(decoded.map(\.wrappedValue) == [1, nil])
  }
}
