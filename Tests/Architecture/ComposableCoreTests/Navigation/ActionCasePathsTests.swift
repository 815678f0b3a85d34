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
@Suite("The case paths of actions that contain others")
struct ActionCasePathsTests {
  @Test("lead to a presented action, to one of its cases, and to the dismissal")
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

  @Test("lead to a case together with the dismissal, where that is what is asked for")
  func presentationOfCase() {
    let paths = PresentationAction<Form>.allCasePaths
    let named: AnyCasePath<PresentationAction<Form>, PresentationAction<String>> = paths.named
    #expect(named.extract(from: .dismiss) == .dismiss)
    #expect(named.extract(from: .presented(.named("Mina"))) == .presented("Mina"))
    #expect(named.extract(from: .presented(.saved)) == nil)
    #expect(named.embed(.dismiss) == .dismiss)
    #expect(named.embed(.presented("Mina")) == .presented(.named("Mina")))
  }

  @Test("tell which case an action is")
  func reflection() {
    #expect(PresentationAction<Form>.dismiss.case == \.dismiss)
    #expect(PresentationAction<Form>.presented(.saved).case == \.presented)
    #expect(StackAction<Int, Form>.popFrom(id: 0).case == \.popFrom)
    #expect(StackAction<Int, Form>.push(id: 0, state: 1).case == \.push)
    #expect(StackAction<Int, Form>.element(id: 0, action: .saved).case == \.element)
    #expect(IdentifiedAction<Int, Form>.element(id: 0, action: .saved).case == \.element)
  }

  @Test("lead to the action of an element of a list, of any or of one")
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

  @Test("lead to what happens on a stack, to any element or to one")
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
