#if Macros
import CasePaths
import Testing

@CasePathable
private enum Shape: Equatable {
  case circle(radius: Int)
  case point
}

struct UnsafeSendableTests {
  @Test("unsafeSendable returns an equal key path")
  func sendable() async {
    let keyPath: any CaseKeyPath<Shape, Int> & Sendable = (\Shape.Cases.circle).unsafeSendable()
    let partial: PartialCaseKeyPath<Shape> = \.point
    let partialSendable = partial.unsafeSendable()
    await Task {
      #expect(keyPath(1) == Shape.circle(radius: 1))
      #expect(Shape.point.is(partialSendable))
    }.value
    #expect(keyPath == \Shape.Cases.circle)
    #expect(partialSendable == partial)
  }
}
#endif
