#if PortableViews
import Clocks
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct KeyframeTests {
  struct Values: Equatable {
    var scale = 1.0
    var height = 0.0
    var angle = Angle.zero
  }

  private let clock = TestClock()

  private func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

  @Test("linear keyframes go straight, along a curve, and jump")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(100)
      LinearKeyframe(200, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 0)
    #expect(timeline.value(time: 0.25) == 2.5)
    #expect(timeline.value(time: 1) == 100)
    #expect(
      rounded(timeline.value(time: 2)) == rounded(100 + 100 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(timeline.value(time: 3) == 200)
    #expect(timeline.value(time: 9) == 200)
    #expect(timeline.value(progress: 0.25) == timeline.value(time: 0.75))
  }

  @Test("tracks run beside each other, and the longest one says how long")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
      }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(-10))
        LinearKeyframe(.degrees(10), duration: 4)
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0) == Values(scale: 1, height: 0, angle: .degrees(-10)))
    #expect(timeline.value(time: 2) == Values(scale: 2, height: 0, angle: .degrees(0)))
    var value = Values(scale: 7, height: 5, angle: .zero)
    timeline.update(&value, time: 0.5)
    #expect(value == Values(scale: 1.5, height: 5, angle: .degrees(-7.5)))
  }

  @Test("cubic keyframes pass through their values with one velocity from both sides")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(-80, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    #expect(timeline.value(time: 1) == 10)
    #expect(timeline.value(time: 2) == -80)
    #expect(timeline.value(time: 3) == 0)
    let step = 0.0001
    for time in [1.0, 2.0] {
      let before = (timeline.value(time: time) - timeline.value(time: time - step)) / step
      let after = (timeline.value(time: time + step) - timeline.value(time: time)) / step
      #expect(abs(before - after) < 0.5, "\(before) and \(after)")
    }
    // The slope between the neighbours of the first keyframe: from 0 to -80 in two seconds.
    #expect(abs((timeline.value(time: 1 + step) - 10) / step + 40) < 0.5)
    let straight = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 10, endVelocity: 10)
    }
    #expect(rounded(straight.value(time: 0.3)) == 3)
  }

  @Test("a spring keyframe rests at its value, or is left where it is")
  func springs() {
    let resting = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
    #expect(resting.duration == Spring.bouncy.settlingDuration)
    #expect(resting.value(time: resting.duration) == 1)
    #expect(abs(resting.value(time: resting.duration - 0.001) - 1) < 0.001)
    #expect((0..<100).contains { resting.value(time: Double($0) / 100) > 1.01 })
    let left = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.1, spring: .smooth)
      LinearKeyframe(5, duration: 1)
    }
    let place = Spring.smooth.value(target: 1.0, time: 0.1)
    #expect(rounded(left.value(time: 0.1)) == rounded(place))
    #expect(rounded(left.value(time: 0.6)) == rounded(place + (5 - place) / 2))
  }

  @Test("a spring has the same motion by its duration as by its physics")
  func physics() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(rounded(spring.stiffness) == rounded(pow(2 * .pi / 0.5, 2)))
    #expect(rounded(spring.dampingRatio) == 0.7)
    #expect(rounded(spring.bounce) == 0.3)
    #expect(rounded(spring.duration) == 0.5)
    #expect(rounded(Spring(duration: 1, bounce: -0.5).dampingRatio) == 2)
    // Small steps of the equation itself come to the same place.
    for spring in [spring, Spring.smooth, Spring(duration: 0.5, bounce: -0.4)] {
      var (place, speed) = (0.0, 3.0)
      for _ in 0..<20_000 {
        let force = spring.stiffness * (1 - place) - spring.damping * speed
        speed += force / spring.mass * 0.00001
        place += speed * 0.00001
      }
      #expect(abs(spring.value(target: 1.0, initialVelocity: 3, time: 0.2) - place) < 0.001)
      #expect(abs(spring.velocity(target: 1.0, initialVelocity: 3, time: 0.2) - speed) < 0.01)
      var (own, velocity) = (0.0, 3.0)
      for _ in 0..<4 {
        spring.update(value: &own, velocity: &velocity, target: 1, deltaTime: 0.05)
      }
      #expect(abs(own - place) < 0.001)
    }
    #expect(Spring(settlingDuration: 2, dampingRatio: 0.5).settlingDuration.rounded() == 2)
  }

  @Test("a unit curve has an inverse, and circles are round")
  func curves() {
    for curve in [UnitCurve.easeInOut, .circularEaseIn, .circularEaseInOut, .linear] {
      #expect(rounded(curve.inverse.value(at: curve.value(at: 0.3))) == 0.3)
      #expect(curve.value(at: -1) == curve.value(at: 0))
      #expect(rounded(curve.value(at: 2)) == 1)
    }
    #expect(rounded(UnitCurve.circularEaseIn.value(at: 0.6)) == 0.2)
    #expect(rounded(UnitCurve.linear.velocity(at: 0.5)) == 1)
  }

  private func scale(_ screen: ViewTester) throws -> Double? {
    try screen.find(.text, "jump").tree.element.style.scale
  }

  @Test("a trigger runs the keyframes once, from the value that shows")
  func trigger() async throws {
    struct Jumping: View {
      @State var count = 0
      var body: some View {
        Text(verbatim: "jump")
          .keyframeAnimator(initialValue: 1.0, trigger: count) { content, scale in
            content.scaleEffect(scale)
          } keyframes: { scale in
            LinearKeyframe(scale * 2, duration: 1)
          }
        Button("Jump") { count += 1 }
      }
    }
    let screen = clock.screen(Jumping())
    await clock.advance(screen, by: .seconds(5))
    #expect(try scale(screen) == 1)
    try screen.button("Jump").tap()
    await screen.settle()
    #expect(try scale(screen) == 1)
    for _ in 0..<15 { await clock.advance(screen, by: .seconds(1) / 30) }
    #expect(try rounded(#require(try scale(screen))) == 1.5)
    await clock.advance(screen, by: .seconds(1))
    #expect(try scale(screen) == 2)
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
    try screen.button("Jump").tap()
    await clock.advance(screen, by: .seconds(2))
    #expect(try scale(screen) == 4)
  }

  @Test("endless keyframes begin again at the first value, and stand still while hidden")
  func endless() async throws {
    let screen = clock.screen(
      KeyframeAnimator(initialValue: 1.0) { scale in
        Text(verbatim: "jump").scaleEffect(scale)
      } keyframes: { _ in
        LinearKeyframe(3, duration: 1)
      })
    await clock.advance(screen, by: .milliseconds(500))
    // Values come thirty times a second.
    #expect(abs(try #require(try scale(screen)) - 2) < 0.08)
    await clock.advance(screen, by: .milliseconds(500))
    #expect(try scale(screen) == 1)
    screen.environment.scenePhase = .background
    await clock.advance(screen, by: .seconds(9))
    #expect(try scale(screen) == 1)
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
    screen.environment.scenePhase = .active
    await clock.advance(screen, by: .milliseconds(250))
    #expect(abs(try #require(try scale(screen)) - 1.5) < 0.08)
  }
}
#endif
