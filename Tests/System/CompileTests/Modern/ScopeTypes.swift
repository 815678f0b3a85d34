import ComposableArchitecture

// The type of a scoped store, for arguments that fit several functions.

@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var parts: IdentifiedArrayOf<State> = []
    var opened: [State] = []
    @Presents var name: Name.State?
  }

  indirect enum Action {
    case name(PresentationAction<Name.Action>)
    case nameOfPart(Name.Action)
    case parts(IdentifiedActionOf<Folder>)
  }

  @Reducer
  struct Name {
    struct State: Equatable {}
    enum Action {}
  }
}

private func expect<T>(_ value: T, _ type: T.Type) {}

@MainActor
private func typesOfScopes(
  _ store: StoreOf<Folder>,
  parts: CaseKeyPath<Folder.Action, IdentifiedActionOf<Folder>>,
  nameOfPart: CaseKeyPath<Folder.Action, Folder.Name.Action>
) {
  typealias Parts = Store<IdentifiedArrayOf<Folder.State>, IdentifiedActionOf<Folder>>
  typealias Name = Store<Folder.Name.State?, Folder.Name.Action>

  let literal = store.scope(state: \.parts, action: \.parts)
  expect(literal, Parts.self)
  let path = store.scope(state: \.parts, action: parts)
  expect(path, Parts.self)
  let unlabelled = store.scope(\.parts, action: parts)
  expect(unlabelled, Parts.self)
  for part in store.scope(state: \.parts, action: parts) { expect(part, StoreOf<Folder>.self) }

  let name = store.scope(state: \.name, action: \.name.presented)
  expect(name, Name.self)
  let pathToName = store.scope(state: \.name, action: nameOfPart)
  expect(pathToName, Name.self)
  if let name = store.scope(state: \.name, action: nameOfPart) {
    expect(name, StoreOf<Folder.Name>.self)
  }

  let same = store.scope(state: \.self, action: \.self)
  expect(same, StoreOf<Folder>.self)
}
