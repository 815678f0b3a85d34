#if PortableViews
import Foundation

/// A view that animates through phases: without end, or once for each change of a trigger.
///
/// The phases follow each other where the views run, as long as each animation takes. They stop while
/// the window or page is hidden.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: (any Equatable)?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.timelineClock) private var clock
  @State private var model = PhaseModel()

  /// Creates a view that goes through phases without end.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - content: A function that makes the content for a phase.
  ///   - animation: A function that returns the animation to a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Creates a view that goes through phases, and back to the first one, when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: A function that makes the content for a phase.
  ///   - animation: A function that returns the animation to a phase.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: trigger, content: content, animation: animation)
  }

  private init(
    phases: [Phase], trigger: (any Equatable)?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "PhaseAnimator has no phases")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// The content for the current phase.
  public var body: some View {
    ObservingView { [phases, content, model] in
      content(phases[min(model.index.get(), phases.count - 1)])
    }
    .lifecycle(
      PhaseModifier(
        model: model, animations: phases.map { phase in { animation(phase) } }, trigger: trigger,
        clock: clock, isRunning: scenePhase == .active))
  }
}

extension View {
  /// Animates the view through phases, without end.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - content: A function that changes the view for a phase.
  ///   - animation: A function that returns the animation to a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(view: AnyView(self)), $0) },
      animation: animation)
  }

  /// Animates the view through phases, and back to the first one, when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: A function that changes the view for a phase.
  ///   - animation: A function that returns the animation to a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(view: AnyView(self)), $0) },
      animation: animation)
  }
}

/// The phase that shows.
@MainActor
private final class PhaseModel {
  let index = StateLocation(0)

  nonisolated init() {}

  /// Goes to each phase with its animation: without end, or back to the first one.
  func run(
    _ animations: [() -> Animation?], isEndless: Bool, clock: TimelineClock
  ) async throws {
    guard animations.count > 1 else { return }
    repeat {
      let next = (index.get() + 1) % animations.count
      let animation = animations[next]()
      withAnimation(animation) { index.set(next) }
      let duration = animation.map { $0.timing.duration + $0.timing.delay } ?? 0
      let pause = max(duration, AnimationTimelineSchedule.leastInterval)
      try await clock.sleep(until: clock.now.addingTimeInterval(pause))
    } while isEndless || index.get() != 0
  }
}

private struct PhaseModifier: LifecycleModifier {
  let model: PhaseModel
  let animations: [() -> Animation?]
  let trigger: (any Equatable)?
  let clock: TimelineClock
  let isRunning: Bool

  /// The task that waits, with the value that has started it.
  struct Storage {
    var trigger: (any Equatable)?
    var isRunning: Bool
    var task: Task<Void, Never>?
  }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Storage {
    Storage(trigger: trigger, isRunning: isRunning, task: trigger == nil ? start() : nil)
  }

  func update(_ storage: inout Storage, in pass: any RenderPass, environment: EnvironmentValues) {
    let isTriggered = trigger.map { !$0.isEqual(toErased: storage.trigger) } ?? false
    let resumes = isRunning != storage.isRunning && (trigger == nil || model.index.get() != 0)
    let stops = storage.isRunning && !isRunning
    guard isTriggered || resumes || stops else {
      storage.isRunning = isRunning
      return
    }
    storage.task?.cancel()
    storage = Storage(trigger: trigger, isRunning: isRunning, task: start())
  }

  func unmount(_ storage: Storage, in pass: any RenderPass) {
    storage.task?.cancel()
  }

  private func start() -> Task<Void, Never>? {
    guard isRunning else { return nil }
    let (model, animations, clock) = (model, animations, clock)
    let isEndless = trigger == nil
    return Task { @MainActor in
      try? await model.run(animations, isEndless: isEndless, clock: clock)
    }
  }
}
#endif
