import ComposableArchitecture

@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
  }

  enum Action { case tap }
}

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var child1 = Leaf.State()
    var child2 = Leaf.State()
    var child3 = Leaf.State()
    var child4 = Leaf.State()
    var child5 = Leaf.State()
    var child6 = Leaf.State()
    var child7 = Leaf.State()
    var child8 = Leaf.State()
    var child9 = Leaf.State()
    var child10 = Leaf.State()
    var child11 = Leaf.State()
    var child12 = Leaf.State()
    var child13 = Leaf.State()
    var child14 = Leaf.State()
    var child15 = Leaf.State()
    var child16 = Leaf.State()
    var child17 = Leaf.State()
    var child18 = Leaf.State()
    var child19 = Leaf.State()
    var child20 = Leaf.State()
    var child21 = Leaf.State()
    var child22 = Leaf.State()
    var child23 = Leaf.State()
    var child24 = Leaf.State()
    var child25 = Leaf.State()
    var child26 = Leaf.State()
    var child27 = Leaf.State()
    var child28 = Leaf.State()
    var child29 = Leaf.State()
    var child30 = Leaf.State()
  }

  enum Action {
    case child1(Leaf.Action)
    case child2(Leaf.Action)
    case child3(Leaf.Action)
    case child4(Leaf.Action)
    case child5(Leaf.Action)
    case child6(Leaf.Action)
    case child7(Leaf.Action)
    case child8(Leaf.Action)
    case child9(Leaf.Action)
    case child10(Leaf.Action)
    case child11(Leaf.Action)
    case child12(Leaf.Action)
    case child13(Leaf.Action)
    case child14(Leaf.Action)
    case child15(Leaf.Action)
    case child16(Leaf.Action)
    case child17(Leaf.Action)
    case child18(Leaf.Action)
    case child19(Leaf.Action)
    case child20(Leaf.Action)
    case child21(Leaf.Action)
    case child22(Leaf.Action)
    case child23(Leaf.Action)
    case child24(Leaf.Action)
    case child25(Leaf.Action)
    case child26(Leaf.Action)
    case child27(Leaf.Action)
    case child28(Leaf.Action)
    case child29(Leaf.Action)
    case child30(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child1, action: \.child1) { Leaf() }
    Scope(state: \.child2, action: \.child2) { Leaf() }
    Scope(state: \.child3, action: \.child3) { Leaf() }
    Scope(state: \.child4, action: \.child4) { Leaf() }
    Scope(state: \.child5, action: \.child5) { Leaf() }
    Scope(state: \.child6, action: \.child6) { Leaf() }
    Scope(state: \.child7, action: \.child7) { Leaf() }
    Scope(state: \.child8, action: \.child8) { Leaf() }
    Scope(state: \.child9, action: \.child9) { Leaf() }
    Scope(state: \.child10, action: \.child10) { Leaf() }
    Scope(state: \.child11, action: \.child11) { Leaf() }
    Scope(state: \.child12, action: \.child12) { Leaf() }
    Scope(state: \.child13, action: \.child13) { Leaf() }
    Scope(state: \.child14, action: \.child14) { Leaf() }
    Scope(state: \.child15, action: \.child15) { Leaf() }
    Scope(state: \.child16, action: \.child16) { Leaf() }
    Scope(state: \.child17, action: \.child17) { Leaf() }
    Scope(state: \.child18, action: \.child18) { Leaf() }
    Scope(state: \.child19, action: \.child19) { Leaf() }
    Scope(state: \.child20, action: \.child20) { Leaf() }
    Scope(state: \.child21, action: \.child21) { Leaf() }
    Scope(state: \.child22, action: \.child22) { Leaf() }
    Scope(state: \.child23, action: \.child23) { Leaf() }
    Scope(state: \.child24, action: \.child24) { Leaf() }
    Scope(state: \.child25, action: \.child25) { Leaf() }
    Scope(state: \.child26, action: \.child26) { Leaf() }
    Scope(state: \.child27, action: \.child27) { Leaf() }
    Scope(state: \.child28, action: \.child28) { Leaf() }
    Scope(state: \.child29, action: \.child29) { Leaf() }
    Scope(state: \.child30, action: \.child30) { Leaf() }
    Reduce { _, _ in .none }
  }
}
