#if Macros
import ComposableCore
import Testing

@CasePathable
private enum Door: Equatable, Sendable {
  case open(Int)
  case shut
}

struct SendableCaseKeyPathTests {
  @Test("abbreviated case key paths can be sent across isolation domains")
  func spellings() async {
    let open: _SendableCaseKeyPath<Door, Int> = \Door.Cases.open
    let partial: _SendablePartialCaseKeyPath<Door> = \Door.Cases.shut
    let (width, isShut) = await Task.detached {
      (
        Door.open(3)[case: open as CaseKeyPath<Door, Int>],
        Door.shut.is(partial as PartialCaseKeyPath<Door>)
      )
    }.value
    #expect(width == 3)
    #expect(isShut)
  }
}
#endif
