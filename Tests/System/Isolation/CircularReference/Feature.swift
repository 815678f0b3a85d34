// quoted: feature
nonisolated protocol Reducer<State> {
  associatedtype State
  associatedtype Body
  var body: Body { get }
}

typealias ReducerOf<R: Reducer> = Reducer<R.State>

struct Feature: Reducer {
  struct State {}
  var body: some ReducerOf<Self> { self }
}
// end
