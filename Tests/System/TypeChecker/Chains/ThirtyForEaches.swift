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
    var rows1: IdentifiedArrayOf<Leaf.State> = []
    var rows2 = StackState<Leaf.State>()
    var rows3: IdentifiedArrayOf<Leaf.State> = []
    var rows4 = StackState<Leaf.State>()
    var rows5: IdentifiedArrayOf<Leaf.State> = []
    var rows6 = StackState<Leaf.State>()
    var rows7: IdentifiedArrayOf<Leaf.State> = []
    var rows8 = StackState<Leaf.State>()
    var rows9: IdentifiedArrayOf<Leaf.State> = []
    var rows10 = StackState<Leaf.State>()
    var rows11: IdentifiedArrayOf<Leaf.State> = []
    var rows12 = StackState<Leaf.State>()
    var rows13: IdentifiedArrayOf<Leaf.State> = []
    var rows14 = StackState<Leaf.State>()
    var rows15: IdentifiedArrayOf<Leaf.State> = []
    var rows16 = StackState<Leaf.State>()
    var rows17: IdentifiedArrayOf<Leaf.State> = []
    var rows18 = StackState<Leaf.State>()
    var rows19: IdentifiedArrayOf<Leaf.State> = []
    var rows20 = StackState<Leaf.State>()
    var rows21: IdentifiedArrayOf<Leaf.State> = []
    var rows22 = StackState<Leaf.State>()
    var rows23: IdentifiedArrayOf<Leaf.State> = []
    var rows24 = StackState<Leaf.State>()
    var rows25: IdentifiedArrayOf<Leaf.State> = []
    var rows26 = StackState<Leaf.State>()
    var rows27: IdentifiedArrayOf<Leaf.State> = []
    var rows28 = StackState<Leaf.State>()
    var rows29: IdentifiedArrayOf<Leaf.State> = []
    var rows30 = StackState<Leaf.State>()
  }

  enum Action {
    case rows1(IdentifiedActionOf<Leaf>)
    case rows2(StackActionOf<Leaf>)
    case rows3(IdentifiedActionOf<Leaf>)
    case rows4(StackActionOf<Leaf>)
    case rows5(IdentifiedActionOf<Leaf>)
    case rows6(StackActionOf<Leaf>)
    case rows7(IdentifiedActionOf<Leaf>)
    case rows8(StackActionOf<Leaf>)
    case rows9(IdentifiedActionOf<Leaf>)
    case rows10(StackActionOf<Leaf>)
    case rows11(IdentifiedActionOf<Leaf>)
    case rows12(StackActionOf<Leaf>)
    case rows13(IdentifiedActionOf<Leaf>)
    case rows14(StackActionOf<Leaf>)
    case rows15(IdentifiedActionOf<Leaf>)
    case rows16(StackActionOf<Leaf>)
    case rows17(IdentifiedActionOf<Leaf>)
    case rows18(StackActionOf<Leaf>)
    case rows19(IdentifiedActionOf<Leaf>)
    case rows20(StackActionOf<Leaf>)
    case rows21(IdentifiedActionOf<Leaf>)
    case rows22(StackActionOf<Leaf>)
    case rows23(IdentifiedActionOf<Leaf>)
    case rows24(StackActionOf<Leaf>)
    case rows25(IdentifiedActionOf<Leaf>)
    case rows26(StackActionOf<Leaf>)
    case rows27(IdentifiedActionOf<Leaf>)
    case rows28(StackActionOf<Leaf>)
    case rows29(IdentifiedActionOf<Leaf>)
    case rows30(StackActionOf<Leaf>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.rows1, action: \.rows1) { Leaf() }
      .forEach(\.rows2, action: \.rows2) { Leaf() }
      .forEach(\.rows3, action: \.rows3) { Leaf() }
      .forEach(\.rows4, action: \.rows4) { Leaf() }
      .forEach(\.rows5, action: \.rows5) { Leaf() }
      .forEach(\.rows6, action: \.rows6) { Leaf() }
      .forEach(\.rows7, action: \.rows7) { Leaf() }
      .forEach(\.rows8, action: \.rows8) { Leaf() }
      .forEach(\.rows9, action: \.rows9) { Leaf() }
      .forEach(\.rows10, action: \.rows10) { Leaf() }
      .forEach(\.rows11, action: \.rows11) { Leaf() }
      .forEach(\.rows12, action: \.rows12) { Leaf() }
      .forEach(\.rows13, action: \.rows13) { Leaf() }
      .forEach(\.rows14, action: \.rows14) { Leaf() }
      .forEach(\.rows15, action: \.rows15) { Leaf() }
      .forEach(\.rows16, action: \.rows16) { Leaf() }
      .forEach(\.rows17, action: \.rows17) { Leaf() }
      .forEach(\.rows18, action: \.rows18) { Leaf() }
      .forEach(\.rows19, action: \.rows19) { Leaf() }
      .forEach(\.rows20, action: \.rows20) { Leaf() }
      .forEach(\.rows21, action: \.rows21) { Leaf() }
      .forEach(\.rows22, action: \.rows22) { Leaf() }
      .forEach(\.rows23, action: \.rows23) { Leaf() }
      .forEach(\.rows24, action: \.rows24) { Leaf() }
      .forEach(\.rows25, action: \.rows25) { Leaf() }
      .forEach(\.rows26, action: \.rows26) { Leaf() }
      .forEach(\.rows27, action: \.rows27) { Leaf() }
      .forEach(\.rows28, action: \.rows28) { Leaf() }
      .forEach(\.rows29, action: \.rows29) { Leaf() }
      .forEach(\.rows30, action: \.rows30) { Leaf() }
  }
}
