#if Macros
import ComposableCore
import Testing

@Reducer
private struct Note {
  @ObservableState
  struct State: Equatable { var text = "" }

  enum Action {
    case typed(String)
    case delegate(Delegate)

    @CasePathable
    enum Delegate {
      case delete
      case renamed(to: String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .typed(let text) = action { state.text = text }
      return .none
    }
  }
}

@Reducer
private struct Notebook {
  @ObservableState
  struct State: Equatable {
    @Presents var note: Note.State?
    var deletions = 0
  }

  enum Action {
    case note(PresentationAction<Note.Action>)
    case number(Int)
  }

  var hasIfLet = true

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .note(.presented(.delegate(.delete))) = action { state.deletions += 1 }
      return .none
    }
    if hasIfLet {
      EmptyReducer().ifLet(\.$note, action: \.note) { Note() }
    }
  }
}

/// Failures of tests about presented features.
@MainActor
struct PresentationFailureTests {
  private func store(hasIfLet: Bool) -> TestStoreOf<Notebook> {
    TestStore(initialState: Notebook.State(note: Note.State())) { Notebook(hasIfLet: hasIfLet) }
  }

  @Test("an action of a presented feature without ifLet fails its send")
  func missingIfLet() async {
    let issues = await recordingIssues {
      let store = store(hasIfLet: false)
      await store.send(.note(.presented(.typed("Hi"))))
      await store.send(.number(1))
      await store.send(.note(.presented(.delegate(.delete)))) { $0.deletions = 1 }
    }
    #expect(
      issues.failures == [
        """
        "send" got an action of a presented feature that no "ifLet" runs.

          Action:
            Notebook.Action.note(
              .presented(
                .typed("Hi")
              )
            )

        It changed nothing, and started no effect.

        The usual cause is a parent without "ifLet" for this feature.

        To fix this, add "ifLet" with the same state and action to the parent's reducer.
        """
      ])
  }

  @Test("an action that ifLet runs may change nothing")
  func ignoredByTheFeature() async {
    let issues = await recordingIssues {
      let store = store(hasIfLet: true)
      await store.send(.note(.presented(.typed(""))))
      await store.send(.note(.presented(.delegate(.renamed(to: "a")))))
      await store.send(.note(.dismiss)) { $0.note = nil }
      await store.send(.note(.presented(.typed("a"))))
    }
    #expect(issues.failures.count == 1, "the ifLet alone reports that nothing is presented")
    #expect(issues.failures.first?.hasPrefix("An \"ifLet\" at ") == true)
  }

  @Test("an ifLet of the presented actions alone runs them, too")
  func ifLetOfPresentedActions() async {
    let issues = await recordingIssues {
      let store = TestStore<Plain, Notebook.Action>(initialState: Plain(note: Note.State())) {
        EmptyReducer().ifLet(\.note, action: \.note.presented) { Note() }
      }
      await store.send(.note(.presented(.typed(""))))
      await store.send(.note(.presented(.typed("a")))) { $0.note?.text = "a" }
    }
    #expect(issues.failures == [])
  }

  /// A state that presents a feature without the property wrapper.
  private struct Plain: Equatable {
    var note: Note.State?
  }

  @Test("a receive without an action names the expected case, at any depth")
  func caseNames() async {
    let issues = await recordingIssues {
      let store = store(hasIfLet: true)
      await store.receive(\.note.presented.delegate.delete)
      await store.receive(\.note.presented.delegate.renamed)
      await store.receive(\.note.dismiss)
      await store.receive(\.number)
    }
    let expected = issues.failures.map {
      $0.split(separator: "\n").first { $0.contains("an action of the case") }
        .map { $0.drop { $0 == " " } }
    }
    #expect(
      expected == [
        "an action of the case '.note(.presented(.delegate(.delete)))', which holds no value",
        "an action of the case '.note(.presented(.delegate(.renamed(_:))))', which holds a value of 'String'",
        "an action of the case '.note(.dismiss)', which holds no value",
        "an action of the case '.number(_:)', which holds a value of 'Int'",
      ])
  }
}
#endif
