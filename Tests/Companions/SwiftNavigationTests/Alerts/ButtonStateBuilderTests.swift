import SwiftNavigation
import Testing

/// The builder's calls that the compiler makes for an alert's buttons, written out.
struct ButtonStateBuilderTests {
  private typealias Builder = ButtonStateBuilder<Int>

  private func button(_ action: Int) -> ButtonState<Int> {
    ButtonState(action: action) { TextState("\(action)") }
  }

  private func actions(_ buttons: [ButtonState<Int>]) -> [Int?] { buttons.map(\.action.action) }

  @Test("the button builder keeps the order of its buttons")
  func joining() {
    let one = Builder.buildExpression(button(1))
    let two = Builder.buildExpression(button(2))
    #expect(actions(one) == [1])
    #expect(actions(Builder.buildBlock()) == [])
    #expect(actions(Builder.buildBlock(one, two)) == [1, 2])
    #expect(actions(Builder.buildArray([one, [], two, one])) == [1, 2, 1])
    #expect(actions(Builder.buildEither(first: one)) == [1])
    #expect(actions(Builder.buildEither(second: two)) == [2])
    #expect(actions(Builder.buildOptional(one)) == [1])
    #expect(actions(Builder.buildOptional(nil)) == [])
    #expect(actions(Builder.buildLimitedAvailability(two)) == [2])
  }

  @Test("the button builder accepts conditions and loops")
  func statements() {
    @ButtonStateBuilder<Int>
    func buttons(isAdmin: Bool) -> [ButtonState<Int>] {
      if isAdmin { button(1) } else { button(2) }
      if isAdmin { button(3) }
      for number in 4...5 { button(number) }
      if #available(macOS 14, *) { button(6) }
    }
    #expect(actions(buttons(isAdmin: true)) == [1, 3, 4, 5, 6])
    #expect(actions(buttons(isAdmin: false)) == [2, 4, 5, 6])
  }
}
