import ComposableArchitecture

/// Makes the store of a screen when the screen comes up, and keeps it until the screen goes.
struct StoreHost<R: Reducer, Content: View>: View {
  let initialState: R.State
  let reducer: R
  let content: (StoreOf<R>) -> Content

  @State private var owner = Owner()

  init(
    _ initialState: R.State, _ reducer: R,
    @ViewBuilder content: @escaping (StoreOf<R>) -> Content
  ) {
    self.initialState = initialState
    self.reducer = reducer
    self.content = content
  }

  var body: some View {
    content(owner.store(of: initialState, reducer))
  }

  @MainActor
  private final class Owner {
    private var store: StoreOf<R>?

    nonisolated init() {}

    func store(of initialState: R.State, _ reducer: R) -> StoreOf<R> {
      if let store { return store }
      let store = Store(initialState: initialState) { reducer }
      self.store = store
      return store
    }
  }
}
