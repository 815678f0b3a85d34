#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

@MainActor
struct SensoryFeedbackTests {
  private struct Bell: View {
    @State private var count = 0

    private let soft = SensoryFeedback.impact(flexibility: .soft, intensity: 0.5)

    var body: some View {
      Button("Ring") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.error, trigger: count) { old, _ in old == 1 }
        .sensoryFeedback(trigger: count) { count == 2 ? .impact : nil }
        .sensoryFeedback(trigger: count) { _, new in new == 3 ? soft : nil }
    }
  }

  @Test("a signal is given once for each change whose condition holds, and none at first")
  func changes() throws {
    let screen = ViewTester(Bell())
    let other = ViewTester(Bell())
    #expect(screen.renderer.playedFeedback == [])
    try screen.button("Ring").tap()
    #expect(screen.renderer.playedFeedback == [.success])
    try screen.button("Ring").tap()
    #expect(
      Set(screen.renderer.playedFeedback.dropFirst().map(\.name)) == ["success", "error", "impact"])
    try screen.button("Ring").tap()
    #expect(screen.renderer.playedFeedback.count == 6)
    #expect(
      screen.renderer.playedFeedback.contains(.impact(flexibility: .soft, intensity: 0.5)))
    // Another visitor hears nothing.
    #expect(other.renderer.playedFeedback == [])
  }

  @Test("an intensity is a number from 0 to 1")
  func intensities() {
    #expect(SensoryFeedback.impact(weight: .heavy, intensity: 7) == .impact)
    #expect(
      SensoryFeedback.impact(weight: .light, intensity: .nan)
        == .impact(flexibility: .soft, intensity: -1))
  }
}

extension SensoryFeedback {
  fileprivate var name: String { kind.rawValue }
}
#endif
