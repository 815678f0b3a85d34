#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@CasePathable
@dynamicMemberLookup
private enum Nine {
  case one(Int)
  case two(Int)
  case three(Int)
  case four(Int)
  case five(Int)
  case six(Int)
  case seven(Int)
  case eight(Int)
  case nine(Int)
}

private struct NineView: View {
  let store: Store<Nine, Never>

  var body: some View {
    SwitchStore(store) {
      CaseLet(state: \Nine.one) { Row(name: "one", store: $0) }
      CaseLet(state: \Nine.two) { Row(name: "two", store: $0) }
      CaseLet(state: \Nine.three) { Row(name: "three", store: $0) }
      CaseLet(state: \Nine.four) { Row(name: "four", store: $0) }
      CaseLet(state: \Nine.five) { Row(name: "five", store: $0) }
      CaseLet(state: \Nine.six) { Row(name: "six", store: $0) }
      CaseLet(state: \Nine.seven) { Row(name: "seven", store: $0) }
      CaseLet(state: \Nine.eight) { Row(name: "eight", store: $0) }
      CaseLet(state: \Nine.nine) { Row(name: "nine", store: $0) }
    }
  }
}

private struct Row: View {
  let name: String
  let store: Store<Int, Never>

  var body: some View {
    WithViewStore(store, observe: \.self) { Text("\(name) \($0.state)") }
  }
}

@MainActor
@Test(
  "a SwitchStore lists nine cases",
  arguments: [(Nine.one(1), "one 1"), (.five(5), "five 5"), (.nine(9), "nine 9")]
)
private func nineCases(state: Nine, text: String) {
  let store = Store<Nine, Never>(initialState: state) { EmptyReducer() }
  #expect(ViewTester(NineView(store: store)).texts == [text])
}
#endif
