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
enum Destination {
  case leaf1(Leaf)
  case leaf2(Leaf)
  case leaf3(Leaf)
  case leaf4(Leaf)
  case leaf5(Leaf)
  case leaf6(Leaf)
  case leaf7(Leaf)
  case leaf8(Leaf)
  case leaf9(Leaf)
  case leaf10(Leaf)
  case leaf11(Leaf)
  case leaf12(Leaf)
  case leaf13(Leaf)
  case leaf14(Leaf)
  case leaf15(Leaf)
  case leaf16(Leaf)
  case leaf17(Leaf)
  case leaf18(Leaf)
  case leaf19(Leaf)
  case leaf20(Leaf)
  case leaf21(Leaf)
  case leaf22(Leaf)
  case leaf23(Leaf)
  case leaf24(Leaf)
  case leaf25(Leaf)
  case leaf26(Leaf)
  case leaf27(Leaf)
  case leaf28(Leaf)
  case leaf29(Leaf)
  case leaf30(Leaf)
  case leaf31(Leaf)
  case leaf32(Leaf)
  case leaf33(Leaf)
  case leaf34(Leaf)
  case leaf35(Leaf)
  case leaf36(Leaf)
  case leaf37(Leaf)
  case leaf38(Leaf)
  case leaf39(Leaf)
  case leaf40(Leaf)
}
