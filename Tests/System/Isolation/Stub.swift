import ComposableArchitecture

/// A feature to be written later, whose actions have no values.
@Reducer
struct Stub {}

@Reducer
enum Later {
  case stub(Stub)
}

@Reducer
enum Sooner {
  case first(Stub)
  case second(Stub)
}

enum Nothing {}

@CasePathable
enum Impossible {
  case nothing(Nothing)
}

@CasePathable
enum Unlikely {
  case nothing(Nothing)
  case pair((Int, Nothing))
}

@ObservableState
enum ImpossibleState {
  case nothing(Nothing)
  case nobody(Nothing)
}

@CaseBindable
enum ImpossibleScreen {
  case nothing(Nothing)
}

struct LaterView: View {
  let store: StoreOf<Later>

  var body: some View {
    switch store.case {
    case .stub: Text("Soon")
    }
  }
}
