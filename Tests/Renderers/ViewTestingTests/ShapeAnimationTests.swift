#if PortableViews
import Clocks
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

@MainActor
struct ShapeAnimationTests {
  /// A line across a share of its frame.
  struct Line: Shape {
    var share: CGFloat

    var animatableData: CGFloat {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width * share, y: 0))
      }
    }
  }

  struct Bar: View {
    @State var share: CGFloat = 0
    var animation: Animation?

    var body: some View {
      if let animation {
        Line(share: share).animation(animation, value: share)
      } else {
        Line(share: share)
      }
      Button("Fill") { share = 1 }
      Button("Fill slowly") { withAnimation(.linear(duration: 4)) { share = 1 } }
    }
  }

  private let clock = TestClock()

  private func screen(_ bar: Bar, _ environment: RendererEnvironment = .init()) -> ViewTester {
    clock.screen(bar, environment: environment)
  }

  /// The share of the width that the line takes.
  private func share(_ screen: ViewTester) throws -> Double {
    guard case .drawing(let drawing) = try screen.find(.drawing).tree.element.details,
      case .fill(.path(let path), _, _)? = drawing.marks.first
    else { throw CancellationError() }
    return Double(path.boundingRect.width) / drawing.width
  }

  @Test("a change without an animation is drawn at once")
  func plain() async throws {
    let screen = screen(Bar())
    #expect(try share(screen) == 0)
    try screen.button("Fill").tap()
    #expect(try share(screen) == 1)
  }

  @Test("a change in an animation goes from the old numbers to the new ones")
  func animated() async throws {
    let screen = screen(Bar())
    try screen.button("Fill slowly").tap()
    #expect(try share(screen) == 0)
    await clock.advance(screen, by: .seconds(1))
    #expect(abs(try share(screen) - 0.25) < 0.02)
    await clock.advance(screen, by: .seconds(2))
    #expect(abs(try share(screen) - 0.75) < 0.02)
    await clock.advance(screen, by: .seconds(2))
    #expect(try share(screen) == 1)
    try await clock.checkSuspension()
  }

  @Test("a view's own animation animates the shape inside")
  func valueAnimation() async throws {
    let screen = screen(Bar(animation: .linear(duration: 2)))
    try screen.button("Fill").tap()
    #expect(try share(screen) == 0)
    await clock.advance(screen, by: .seconds(1))
    #expect(abs(try share(screen) - 0.5) < 0.02)
  }

  @Test("nothing moves for those who want less motion")
  func reducedMotion() async throws {
    var environment = RendererEnvironment()
    environment.reducesMotion = true
    let screen = screen(Bar(), environment)
    try screen.button("Fill slowly").tap()
    #expect(try share(screen) == 1)
  }

  @Test("a curve begins at 0, ends at 1 and is slow where it says so")
  func curves() {
    #expect(abs(AnimationCurve.linear.progress(at: 0.25) - 0.25) < 0.001)
    #expect(abs(AnimationCurve.easeInOut.progress(at: 0.5) - 0.5) < 0.001)
    #expect(AnimationCurve.easeIn.progress(at: 0.2) < 0.1)
    #expect(AnimationCurve.easeOut.progress(at: 1) > 0.999)
  }
}
#endif
