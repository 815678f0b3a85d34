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
    @Presents var child1: Leaf.State?
    var child2: Leaf.State?
    @Presents var child3: Leaf.State?
    var child4: Leaf.State?
    @Presents var child5: Leaf.State?
    var child6: Leaf.State?
    @Presents var child7: Leaf.State?
    var child8: Leaf.State?
    @Presents var child9: Leaf.State?
    var child10: Leaf.State?
    @Presents var child11: Leaf.State?
    var child12: Leaf.State?
    @Presents var child13: Leaf.State?
    var child14: Leaf.State?
    @Presents var child15: Leaf.State?
    var child16: Leaf.State?
    @Presents var child17: Leaf.State?
    var child18: Leaf.State?
    @Presents var child19: Leaf.State?
    var child20: Leaf.State?
    @Presents var child21: Leaf.State?
    var child22: Leaf.State?
    @Presents var child23: Leaf.State?
    var child24: Leaf.State?
    @Presents var child25: Leaf.State?
    var child26: Leaf.State?
    @Presents var child27: Leaf.State?
    var child28: Leaf.State?
    @Presents var child29: Leaf.State?
    var child30: Leaf.State?
  }

  enum Action {
    case child1(PresentationAction<Leaf.Action>)
    case child2(Leaf.Action)
    case child3(PresentationAction<Leaf.Action>)
    case child4(Leaf.Action)
    case child5(PresentationAction<Leaf.Action>)
    case child6(Leaf.Action)
    case child7(PresentationAction<Leaf.Action>)
    case child8(Leaf.Action)
    case child9(PresentationAction<Leaf.Action>)
    case child10(Leaf.Action)
    case child11(PresentationAction<Leaf.Action>)
    case child12(Leaf.Action)
    case child13(PresentationAction<Leaf.Action>)
    case child14(Leaf.Action)
    case child15(PresentationAction<Leaf.Action>)
    case child16(Leaf.Action)
    case child17(PresentationAction<Leaf.Action>)
    case child18(Leaf.Action)
    case child19(PresentationAction<Leaf.Action>)
    case child20(Leaf.Action)
    case child21(PresentationAction<Leaf.Action>)
    case child22(Leaf.Action)
    case child23(PresentationAction<Leaf.Action>)
    case child24(Leaf.Action)
    case child25(PresentationAction<Leaf.Action>)
    case child26(Leaf.Action)
    case child27(PresentationAction<Leaf.Action>)
    case child28(Leaf.Action)
    case child29(PresentationAction<Leaf.Action>)
    case child30(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$child1, action: \.child1) { Leaf() }
      .ifLet(\.child2, action: \.child2) { Leaf() }
      .ifLet(\.$child3, action: \.child3) { Leaf() }
      .ifLet(\.child4, action: \.child4) { Leaf() }
      .ifLet(\.$child5, action: \.child5) { Leaf() }
      .ifLet(\.child6, action: \.child6) { Leaf() }
      .ifLet(\.$child7, action: \.child7) { Leaf() }
      .ifLet(\.child8, action: \.child8) { Leaf() }
      .ifLet(\.$child9, action: \.child9) { Leaf() }
      .ifLet(\.child10, action: \.child10) { Leaf() }
      .ifLet(\.$child11, action: \.child11) { Leaf() }
      .ifLet(\.child12, action: \.child12) { Leaf() }
      .ifLet(\.$child13, action: \.child13) { Leaf() }
      .ifLet(\.child14, action: \.child14) { Leaf() }
      .ifLet(\.$child15, action: \.child15) { Leaf() }
      .ifLet(\.child16, action: \.child16) { Leaf() }
      .ifLet(\.$child17, action: \.child17) { Leaf() }
      .ifLet(\.child18, action: \.child18) { Leaf() }
      .ifLet(\.$child19, action: \.child19) { Leaf() }
      .ifLet(\.child20, action: \.child20) { Leaf() }
      .ifLet(\.$child21, action: \.child21) { Leaf() }
      .ifLet(\.child22, action: \.child22) { Leaf() }
      .ifLet(\.$child23, action: \.child23) { Leaf() }
      .ifLet(\.child24, action: \.child24) { Leaf() }
      .ifLet(\.$child25, action: \.child25) { Leaf() }
      .ifLet(\.child26, action: \.child26) { Leaf() }
      .ifLet(\.$child27, action: \.child27) { Leaf() }
      .ifLet(\.child28, action: \.child28) { Leaf() }
      .ifLet(\.$child29, action: \.child29) { Leaf() }
      .ifLet(\.child30, action: \.child30) { Leaf() }
  }
}
