import ComposableArchitecture

@Reducer
struct Windowsill {
  @ObservableState
  struct State: Equatable {
    var herbs: IdentifiedArrayOf<Herb> = []
  }
}
