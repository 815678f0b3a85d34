#if Macros
import ComposableCore
import Testing

@CasePathable
@dynamicMemberLookup
private enum Form: Equatable {
  case saved
  case named(String)
}

/// The case paths that navigation's actions have without a macro.
struct ActionCasePathsTests {
  @Test("PresentationAction has case paths to presented actions and dismiss")
  func presentation() {
    let paths: PresentationAction<Form>.AllCasePaths = PresentationAction<Form>.allCasePaths
    #expect(paths.dismiss.extract(from: .dismiss) != nil)
    #expect(paths.dismiss.extract(from: .presented(.saved)) == nil)
    #expect(paths.dismiss.embed(()) == .dismiss)
    #expect(paths.presented.extract(from: .presented(.saved)) == .saved)
    #expect(paths.presented.extract(from: .dismiss) == nil)
    let named: AnyCasePath<PresentationAction<Form>, String> = paths.named
    #expect(named.extract(from: .presented(.named("Mina"))) == "Mina")
    #expect(named.extract(from: .presented(.saved)) == nil)
    #expect(named.embed("Mina") == .presented(.named("Mina")))
  }

  @Test("a case path can match a child's actions together with its dismissal")
  func presentationOfCase() {
    let paths = PresentationAction<Form>.allCasePaths
    let named: AnyCasePath<PresentationAction<Form>, PresentationAction<String>> = paths.named
    #expect(named.extract(from: .dismiss) == .dismiss)
    #expect(named.extract(from: .presented(.named("Mina"))) == .presented("Mina"))
    #expect(named.extract(from: .presented(.saved)) == nil)
    #expect(named.embed(.dismiss) == .dismiss)
    #expect(named.embed(.presented("Mina")) == .presented(.named("Mina")))
  }

  @Test("'is' tells which case a child's action is")
  func reflection() {
    #expect(PresentationAction<Form>.dismiss.case == \.dismiss)
    #expect(PresentationAction<Form>.presented(.saved).case == \.presented)
    #expect(StackAction<Int, Form>.popFrom(id: 0).case == \.popFrom)
    #expect(StackAction<Int, Form>.push(id: 0, state: 1).case == \.push)
    #expect(StackAction<Int, Form>.element(id: 0, action: .saved).case == \.element)
    #expect(IdentifiedAction<Int, Form>.element(id: 0, action: .saved).case == \.element)
  }

  @Test("IdentifiedAction has case paths to any element or to one by its id")
  func identified() throws {
    typealias Action = IdentifiedAction<Int, Form>
    let paths: Action.AllCasePaths = Action.allCasePaths
    let any = try #require(paths.element.extract(from: .element(id: 1, action: .saved)))
    #expect(any == (1, .saved))
    #expect(paths.element.embed((2, .saved)) == .element(id: 2, action: .saved))
    let second = paths[id: 2]
    #expect(second.extract(from: .element(id: 2, action: .saved)) == .saved)
    #expect(second.extract(from: .element(id: 1, action: .saved)) == nil)
    #expect(second.embed(.saved) == .element(id: 2, action: .saved))
  }

  @Test("StackAction has case paths to push, pop, and any or one element")
  func stack() throws {
    typealias Action = StackAction<Int, Form>
    let paths: Action.AllCasePaths = Action.allCasePaths
    let any = try #require(paths.element.extract(from: .element(id: 1, action: .saved)))
    #expect(any == (1, .saved))
    #expect(paths.popFrom.extract(from: .popFrom(id: 3)) == 3)
    #expect(paths.popFrom.embed(3) == .popFrom(id: 3))
    #expect(paths.popFrom.extract(from: .push(id: 3, state: 1)) == nil)
    let pushed = try #require(paths.push.extract(from: .push(id: 3, state: 1)))
    #expect(pushed == (3, 1))
    #expect(paths.push.embed((3, 1)) == .push(id: 3, state: 1))
    #expect(paths[id: 1].extract(from: .element(id: 1, action: .saved)) == .saved)
    #expect(paths[id: 1].extract(from: .element(id: 2, action: .saved)) == nil)
    #expect(paths[id: 1].embed(.saved) == .element(id: 1, action: .saved))
  }
}
#endif
