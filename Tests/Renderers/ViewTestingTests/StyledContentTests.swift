#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct StyledContentTests {
  @Test("a progress style wraps the built-in progress view")
  func progressStyle() throws {
    struct Boxed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Done: \(configuration.fractionCompleted ?? 0)")
        ProgressView(configuration)
      }
    }
    let screen = ViewTester(ProgressView(value: 0.5).progressViewStyle(Boxed()))
    #expect(screen.texts == ["Done: 0.500000"])
    #expect(screen.root.all(.progress).map(\.value) == ["0.5"])
    let plain = ViewTester(
      ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(Boxed()))
    #expect(plain.texts == [])
  }

  @Test("a text with a date style shows the day or the time")
  func dates() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let screen = ViewTester(
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
      })
    #expect(
      screen.texts == [
        date.formatted(date: .long, time: .omitted),
        date.formatted(date: .omitted, time: .shortened),
      ])
  }
}
#endif
