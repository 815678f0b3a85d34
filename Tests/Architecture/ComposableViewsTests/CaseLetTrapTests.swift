import ComposableArchitecture
import ConcurrencyExtrasTestSupport
import Testing
import ViewTesting

#if !os(iOS) && !os(tvOS) && !os(watchOS)
@Test("a CaseLet outside of a SwitchStore traps with a message", .urgent)
private func caseLetOutsideSwitchStore() async throws {
  let result = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    await MainActor.run {
      _ = ViewTester(
        CaseLet(state: { (state: Int) -> Int? in state }) { (_: Store<Int, Never>) in EmptyView()
        })
    }
  }
  let output = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(
    output.contains(
      """
      A "CaseLet" at "ComposableViewsTests/CaseLetTrapTests.swift:9" is not inside a \
      "SwitchStore". To fix this, put it into the content of a "SwitchStore"
      """))
}
#endif
