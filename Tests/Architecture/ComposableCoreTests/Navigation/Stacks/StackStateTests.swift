#if Macros
import ConcurrencyExtrasTestSupport
import Foundation
import Testing

@testable import ComposableCore

@CasePathable
private enum Screen: Equatable {
  case number(Int)
  case text(String)
}

struct StackStateTests {
  @Test("element ids count from 0 in each test and are never reused")
  func ids() {
    var stack = StackState(["a", "b"])
    #expect(Array(stack.ids) == [0, 1])
    stack.removeLast()
    stack.append("c")
    #expect(Array(stack.ids) == [0, 2])
    #expect(stack[id: 2] == "c")
    #expect(stack[id: 1] == nil)
    stack.insert("d", at: 1)
    #expect(Array(stack.ids) == [0, 3, 2])
    stack.replaceSubrange(0..<2, with: ["x", "y", "z"])
    #expect(Array(stack.ids) == [4, 5, 6, 2])
    #expect(Array(stack) == ["x", "y", "z", "c"])
    #expect(stack.index(before: stack.endIndex) == 3)
    #expect(stack.first == "x")
  }

  @Test("an element is changed, removed and replaced by its id")
  func subscripts() {
    var stack = StackState([1, 2, 3])
    stack[id: 1]? += 10
    #expect(Array(stack) == [1, 12, 3])
    stack[id: 1] = nil
    #expect(Array(stack.ids) == [0, 2])
    stack[id: 0] = 5
    #expect(Array(stack) == [5, 3])
    stack[id: 9] = 9  // Allowed in tests, to say what is expected.
    #expect(Array(stack.ids) == [0, 2, 9])
    stack[id: 10]? += 1
    #expect(stack.count == 3)
  }

  @Test("pop(from:) removes an element and all above, pop(to:) only those above")
  func popping() {
    let stack = StackState([1, 2, 3])
    var popped = stack
    popped.pop(from: 1)
    #expect(Array(popped) == [1])
    popped = stack
    popped.pop(to: 1)
    #expect(Array(popped) == [1, 2])
    popped.pop(to: 1)
    popped.pop(from: 7)
    popped.pop(to: 7)
    #expect(Array(popped) == [1, 2])
  }

  @Test("a case of an element can be read and written by the element's id")
  func cases() {
    var stack = StackState([Screen.number(1), .text("a")])
    #expect(stack[id: 0, case: \.number] == 1)
    #expect(stack[id: 0, case: \.text] == nil)
    stack[id: 0, case: \.number]? += 1
    #expect(stack[id: 0] == .number(2))
    stack[id: 1, case: \.text] = nil
    #expect(Array(stack) == [.number(2)])
  }

  @Test("writing to a case other than the current one is reported and ignored")
  func anotherCase() {
    var stack = StackState([Screen.number(1)])
    withKnownIssue {
      stack[id: 0, case: \.text] = "a"
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "[id:case:]" of a stack ignored a write to a case that holds 'String': the element \
        is in another case.

          Id:
            #0

          Element:
            .number(1)

        To fix this, assign the whole element to move it to another case.
        """)
    }
    #expect(Array(stack) == [.number(1)])
  }

  @Test("writing nil, or through '?', to another case reports an issue")
  func nilInAnotherCase() {
    var stack = StackState([Screen.number(1)])
    func expectIssue(_ body: () -> Void) {
      withKnownIssue {
        body()
      } matching: { issue in
        issue.description.hasSuffix(
          """
          "[id:case:]" of a stack ignored a write to a case that holds 'String': the element \
          is in another case.

            Id:
              #0

            Element:
              .number(1)

          To fix this, assign the whole element to move it to another case.
          """)
      }
    }
    expectIssue { stack[id: 0, case: \.text] = nil }
    expectIssue { stack[id: 0, case: \.text]?.append("!") }
    #expect(Array(stack) == [.number(1)])
  }

  @Test("assigning to an id that is not on the stack is reported outside of tests")
  func unknownID() {
    var stack = StackState([1, 2])
    func expectIssue(_ body: () -> Void) {
      withKnownIssue {
        withDependencies {
          $0.context = .live
        } operation: {
          body()
        }
      } matching: { issue in
        issue.description.hasSuffix(
          """
          "[id:]" of a stack ignored a value for #9, which is not on the stack.

            On the stack:
              #0, #1

          To fix this, use "append", which gives the element an id of its own.
          """)
      }
    }
    let id: StackElementID = 9
    func fill(_ element: inout Int?) { element = 1 }
    expectIssue { stack[id: id] = 9 }
    expectIssue { fill(&stack[id: id]) }
    withDependencies {
      $0.context = .live
    } operation: {
      stack[id: id] = nil
      stack[id: id]? += 1
    }
    #expect(Array(stack) == [1, 2])
  }

  @Test("stacks are equal when their elements and ids are")
  func equality() {
    let stack = StackState([1])
    var other = StackState([1])
    #expect(stack != other)
    #expect(stack == stack)
    other = stack
    #expect(other.hashValue == stack.hashValue)
    #expect(_$isIdentityEqual(stack, other))
    other[id: 0] = 2
    #expect(stack != other)
    #expect(_$isIdentityEqual(stack, other))
  }

  @Test("a stack is encoded as a plain array, and decoded with new ids")
  func coding() throws {
    let stack = StackState(["a", "b"])
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
    let decoded = try JSONDecoder().decode(StackState<String>.self, from: data)
    #expect(Array(decoded) == ["a", "b"])
    #expect(Array(decoded.ids) == [2, 3])
  }

  @Test("a stack is described as an array, and dumped with its ids")
  func descriptions() {
    let stack = StackState(["a", "b"])
    #expect(stack.description == #"["a", "b"]"#)
    #expect(String(reflecting: stack) == #"[#0: "a", #1: "b"]"#)
    #expect(String(customDumping: stack) == "[\n  #0: \"a\",\n  #1: \"b\"\n]")
    #expect(StackElementID(integerLiteral: 3).description == "#3")
  }
}

/// StackState's path.
struct StackPathTests {
  @Test("elements keep their ids when 'path' is edited as a collection")
  func path() {
    var path = StackState<String>.PathView()
    var stack = StackState(["a", "b", "c"])
    path.append(contentsOf: components(of: stack))
    #expect(path.map(\.element) == ["a", "b", "c"])
    path.swapAt(0, 2)
    #expect(path.map(\.id) == [2, 1, 0])
    path.append(path[0])
    #expect(path.map(\.id) == [2, 1, 0])
    path.removeLast()
    #expect(path.map(\.element) == ["c", "b"])
    path[0].element = "changed"
    #expect(path.map(\.id) == [2, 1])
    #expect(path[0] == components(of: stack)[2])
    #expect(path[0].hashValue == components(of: stack)[2].hashValue)
    stack.removeAll()
    #expect(stack.isEmpty)
  }

  private func components(of stack: StackState<String>) -> [StackState<String>.Component] {
    Array(stack.path)
  }
}

#if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
/// StackElementID, misused.
struct StackElementIDPreconditionTests {
  @Test("a literal element id traps outside of tests", .urgent)
  func literal() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withDependencies {
        $0.context = .live
      } operation: {
        _ = 5 as StackElementID
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let failure = output.firstMatch(of: /Fatal error: (.*)/)
    #expect(
      failure.map { String($0.1) } == """
        The id 5 of an element of a stack was written as a literal outside of a test; use the \
        ids of the stack
        """)
  }
}
#endif
#endif
