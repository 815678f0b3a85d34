#if Macros
import ConcurrencyExtrasTestSupport
import Testing

@testable import ComposableCore

/// A stack against a plain array of ids and elements, for all short sequences of changes.
struct StackStateModelTests {
  private typealias Model = [Pair]

  private struct Pair: Equatable {
    let id: StackElementID
    var element: Int
  }

  /// A change of a stack, and the same of a plain array.
  private struct Change {
    let name: String
    let apply: (inout StackState<Int>) -> Void
    let applyNaively: (inout Model) -> Void
  }

  /// The changes to try: of each of three elements with ids from 10, and of one that is absent.
  private var changes: [Change] {
    (10..<14).flatMap { changes(of: $0) }
  }

  private func changes(of number: Int) -> [Change] {
    let id = StackElementID(generation: number)
    func index(_ model: Model) -> Int? { model.firstIndex { $0.id == id } }
    return [
      Change(name: "add to \(id)") {
        $0[id: id]? += 1
      } applyNaively: { model in
        if let index = index(model) { model[index].element += 1 }
      },
      Change(name: "assign to \(id)") {
        $0[id: id] = number
      } applyNaively: { model in
        if let index = index(model) {
          model[index].element = number
        } else {
          model.append(Pair(id: id, element: number))
        }
      },
      Change(name: "remove \(id)") {
        $0[id: id] = nil
      } applyNaively: { model in
        model.removeAll { $0.id == id }
      },
      Change(name: "empty \(id)") { stack in
        func empty(_ element: inout Int?) { element = nil }
        empty(&stack[id: id])
      } applyNaively: { model in
        model.removeAll { $0.id == id }
      },
      Change(name: "fill \(id)") { stack in
        func fill(_ element: inout Int?) { element = element ?? 7 }
        fill(&stack[id: id])
      } applyNaively: { model in
        if index(model) == nil { model.append(Pair(id: id, element: 7)) }
      },
      Change(name: "pop from \(id)") {
        $0.pop(from: id)
      } applyNaively: { model in
        if let index = index(model) { model.removeSubrange(index...) }
      },
      Change(name: "pop to \(id)") {
        $0.pop(to: id)
      } applyNaively: { model in
        if let index = index(model) { model.removeSubrange((index + 1)...) }
      },
      Change(name: "edit \(id) in place") { stack in
        guard let position = stack.position(of: id) else { return }
        stack.withMutableElement(at: position) { $0 += 3 }
      } applyNaively: { model in
        if let index = index(model) { model[index].element += 3 }
      },
      Change(name: "move \(id) first") { stack in
        guard let position = stack.path.firstIndex(where: { $0.id == id }) else { return }
        let component = stack.path.remove(at: position)
        stack.path.insert(component, at: 0)
      } applyNaively: { model in
        if let index = index(model) { model.insert(model.remove(at: index), at: 0) }
      },
    ]
  }

  private func stack(of model: Model) -> StackState<Int> {
    var stack = StackState<Int>()
    for pair in model { stack.append(pair.element, id: pair.id) }
    return stack
  }

  private func expect(_ stack: StackState<Int>, equals model: Model, after names: [String]) {
    let comment: Comment = "after \(names.joined(separator: ", "))"
    #expect(Array(stack.ids) == model.map(\.id), comment)
    #expect(Array(stack) == model.map(\.element), comment)
    #expect(stack == self.stack(of: model), comment)
    for pair in model { #expect(stack[id: pair.id] == pair.element, comment) }
  }

  @Test("every two changes of a stack equal an array's, and leave copies unchanged")
  func pairsOfChanges() {
    let model = (10..<13).map { Pair(id: StackElementID(generation: $0), element: $0) }
    for first in changes {
      for second in changes {
        var stack = stack(of: model)
        var naive = model
        let original = stack
        first.apply(&stack)
        first.applyNaively(&naive)
        expect(stack, equals: naive, after: [first.name])
        let (copy, naiveCopy) = (stack, naive)
        second.apply(&stack)
        second.applyNaively(&naive)
        expect(stack, equals: naive, after: [first.name, second.name])
        expect(copy, equals: naiveCopy, after: [first.name])
        expect(original, equals: model, after: [])
      }
    }
  }
}
#endif
