#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Note {
  @ObservableState
  struct State: Equatable { var number = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.number += 1
      return .none
    }
  }
}

@Reducer
private enum Destination {
  case note(Note)
  case other(Note)
  case alert(AlertState<Never>)
}

@Reducer
private struct Desk {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    @Presents var child: Note.State?
    var first = Note.State(number: 7)
    var dismissals = 0
  }
  enum Action {
    case child(PresentationAction<Note.Action>)
    case destination(PresentationAction<Destination.Action>)
    case first(Note.Action)
    case show(Destination.State?)
    case showChild(Int)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Note() }
    Reduce { state, action in
      switch action {
      case .child(.dismiss), .destination(.dismiss): state.dismissals += 1
      case .show(let destination): state.destination = destination
      case .showChild(let number): state.child = Note.State(number: number)
      case .child, .destination, .first: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$child, action: \.child) { Note() }
  }
}

/// One way to write the binding to a child's store.
@MainActor
private struct Form {
  let name: String
  let read: () -> StoreOf<Note>?
  let dismiss: () -> Void

  init(_ name: String, _ binding: Binding<StoreOf<Note>?>) {
    self.name = name
    read = { binding.wrappedValue }
    dismiss = { binding.wrappedValue = nil }
  }

  init(_ name: String, _ binding: UIBinding<StoreOf<Note>?>) {
    self.name = name
    read = { binding.wrappedValue }
    dismiss = { binding.wrappedValue = nil }
  }
}

@MainActor
struct EnumScopeFormTests {
  private let store = Store(initialState: Desk.State()) { Desk() }

  private var binding: Binding<StoreOf<Desk>> {
    Binding {
      store
    } set: { _ in
    }
  }

  /// The forms for a case of a destination.
  private var destinationForms: [Form] {
    let bindable = Bindable(store)
    let perceived = Perception.Bindable(store)
    @UIBindable var model = store
    @UIBinding var value = store
    return [
      Form("Bindable $", bindable.scope(state: \.$destination, action: \.destination).note),
      Form("Bindable", bindable.scope(state: \.destination, action: \.destination).note),
      Form(
        "Bindable ?.", bindable.scope(state: \.destination?.note, action: \.destination.note)),
      Form("Bindable _ $", bindable.scope(\.$destination, action: \.destination).note),
      Form("Bindable _", bindable.scope(\.destination, action: \.destination).note),
      Form("Binding $", binding.scope(state: \.$destination, action: \.destination).note),
      Form("Binding", binding.scope(state: \.destination, action: \.destination).note),
      Form("Binding ?.", binding.scope(state: \.destination?.note, action: \.destination.note)),
      Form("Binding _ $", binding.scope(\.$destination, action: \.destination).note),
      Form("Binding _", binding.scope(\.destination, action: \.destination).note),
      Form(
        "Perception.Bindable $",
        perceived.scope(state: \.$destination, action: \.destination).note),
      Form(
        "Perception.Bindable ?.",
        perceived.scope(state: \.destination?.note, action: \.destination.note)),
      Form("Perception.Bindable _ $", perceived.scope(\.$destination, action: \.destination).note),
      Form("UIBindable $", $model.scope(state: \.$destination, action: \.destination).note),
      Form("UIBindable", $model.scope(state: \.destination, action: \.destination).note),
      Form(
        "UIBindable ?.", $model.scope(state: \.destination?.note, action: \.destination.note)),
      Form("UIBindable _ $", $model.scope(\.$destination, action: \.destination).note),
      Form("UIBinding $", $value.scope(state: \.$destination, action: \.destination).note),
      Form("UIBinding ?.", $value.scope(state: \.destination?.note, action: \.destination.note)),
      Form("UIBinding _ $", $value.scope(\.$destination, action: \.destination).note),
    ]
  }

  @Test("every form presents its case alone, and dismisses by one action")
  func destinations() {
    for form in destinationForms {
      let dismissals = store.dismissals
      store.send(.show(.other(Note.State(number: 2))))
      #expect(form.read() == nil, "\(form.name)")
      form.dismiss()
      #expect(store.dismissals == dismissals, "\(form.name)")
      store.send(.show(.note(Note.State(number: 1))))
      #expect(form.read()?.number == 1, "\(form.name)")
      form.read()?.send(.tap)
      #expect(form.read()?.number == 2, "\(form.name)")
      form.dismiss()
      #expect(store.destination == nil, "\(form.name)")
      #expect(store.dismissals == dismissals + 1, "\(form.name)")
    }
  }

  @Test("every form for an optional child presents it, and dismisses by one action")
  func children() {
    let bindable = Bindable(store)
    let perceived = Perception.Bindable(store)
    @UIBindable var model = store
    let forms = [
      Form("Bindable", bindable.scope(state: \.child, action: \.child)),
      Form("Bindable $", bindable.scope(state: \.$child, action: \.child)),
      Form("Bindable _ $", bindable.scope(\.$child, action: \.child)),
      Form("Binding", binding.scope(state: \.child, action: \.child)),
      Form("Binding _ $", binding.scope(\.$child, action: \.child)),
      Form("Perception.Bindable", perceived.scope(state: \.child, action: \.child)),
      Form("UIBindable", $model.scope(state: \.child, action: \.child)),
      Form("UIBindable _ $", $model.scope(\.$child, action: \.child)),
    ]
    for form in forms {
      let dismissals = store.dismissals
      #expect(form.read() == nil, "\(form.name)")
      store.send(.showChild(3))
      #expect(form.read()?.number == 3, "\(form.name)")
      form.dismiss()
      #expect(store.child == nil, "\(form.name)")
      #expect(store.dismissals == dismissals + 1, "\(form.name)")
    }
  }

  @Test("a store scopes to its children with labels and without")
  func stores() {
    #expect(store.scope(state: \.first, action: \.first).number == 7)
    #expect(store.scope(\.first, action: \.first).number == 7)
    store.send(.showChild(4))
    #expect(store.scope(state: \.child, action: \.child.presented)?.number == 4)
    #expect(store.scope(\.child, action: \.child.presented)?.number == 4)
    store.send(.show(.note(Note.State(number: 5))))
    guard
      let destination = store.scope(state: \.destination, action: \.destination.presented),
      case .note(let note) = destination.case
    else {
      Issue.record("The destination is not a note")
      return
    }
    note.send(.tap)
    #expect(store.destination?.note?.number == 6)
  }

  private struct Screen: View {
    @Bindable var store: StoreOf<Desk>

    var body: some View {
      Text("Desk")
        .sheet(item: $store.scope(state: \.$destination, action: \.destination).note) { note in
          Text("Note \(note.number)")
        }
        .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    }
  }

  @Test("a view presents by two forms, and closing sends the dismissal")
  func screen() throws {
    let screen = ViewTester(Screen(store: store))
    store.send(.show(.note(Note.State(number: 1))))
    #expect(try screen.find(.sheet).texts == ["Note 1"])
    try screen.find(.sheet).dismiss()
    #expect(!screen.has(.sheet))
    #expect(store.dismissals == 1)
    store.send(.show(.alert(AlertState { TextState("Full") })))
    let alert = try screen.find(.alert)
    #expect(alert.title == "Full")
    try alert.dismiss()
    #expect(store.destination == nil)
    #expect(store.dismissals == 2)
  }
}
#endif
