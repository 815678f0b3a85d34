#if PortableViews
import Foundation

/// The shape that shows during an animation of its numbers, which the views compute.
@MainActor
final class ShapeAnimation<Content: Shape> {
  /// The numbers that show; the shape's own if `nil`.
  let shown = StateLocation<Content.AnimatableData?>(nil)
  /// The numbers of the shape in the last pass.
  fileprivate var last: Content.AnimatableData?
  private var task: Task<Void, Never>?

  nonisolated init() {}

  /// Returns a shape with the numbers that show.
  func current(_ shape: Content) -> Content {
    guard let shown = shown.get() else { return shape }
    var shape = shape
    shape.animatableData = shown
    return shape
  }

  /// Animates from the numbers that show to the shape's, or shows the shape's at once.
  fileprivate func update(
    to target: Content.AnimatableData, _ animation: Animation?, clock: TimelineClock
  ) {
    defer { last = target }
    guard let last, last != target else { return }
    task?.cancel()
    guard let timing = animation?.timing, timing.duration > 0 else { return shown.set(nil) }
    let start = shown.get() ?? last
    shown.set(start)
    task = Task { @MainActor [weak self] in
      try? await self?.run(from: start, to: target, timing, clock)
    }
  }

  fileprivate func stop() {
    task?.cancel()
  }

  private func run(
    from start: Content.AnimatableData, to target: Content.AnimatableData,
    _ timing: AnimationTiming, _ clock: TimelineClock
  ) async throws {
    let first = clock.now.addingTimeInterval(timing.delay)
    try await clock.sleep(until: first)
    // An animation without end is one run: it would keep the page and the server busy.
    let count = Double(timing.repeatCount ?? 1)
    while true {
      let runs = clock.now.timeIntervalSince(first) / timing.duration
      guard runs < count else { break }
      let isBackwards = timing.autoreverses && Int(runs) % 2 == 1
      let share = runs - runs.rounded(.down)
      let progress = timing.curve.progress(at: isBackwards ? 1 - share : share)
      shown.set(start.interpolated(towards: target, amount: progress))
      let pause = AnimationTimelineSchedule.leastInterval
      try await clock.sleep(until: clock.now.addingTimeInterval(pause))
    }
    shown.set(nil)
  }
}

/// A modifier that notices changes of the numbers of a shape, and animates them.
struct ShapeAnimationModifier<Content: Shape>: LifecycleModifier {
  let animation: ShapeAnimation<Content>
  let shape: Content

  func mount(in pass: any RenderPass, environment: EnvironmentValues) {
    animation.last = shape.animatableData
  }

  func update(_ storage: inout Void, in pass: any RenderPass, environment: EnvironmentValues) {
    animation.update(
      to: shape.animatableData,
      environment.accessibilityReduceMotion ? nil : pass.currentAnimation,
      clock: environment.timelineClock)
  }

  func unmount(_ storage: Void, in pass: any RenderPass) {
    animation.stop()
  }
}

extension AnimationCurve {
  /// Returns the progress at a share of the duration, both from 0 to 1.
  package func progress(at share: Double) -> Double {
    func point(_ time: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - time
      return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
    }
    // The horizontal coordinate only grows, so that halving finds its time.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < share { low = middle } else { high = middle }
    }
    return point((low + high) / 2, y1, y2)
  }
}
#endif
