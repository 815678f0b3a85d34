#if PortableViews
import Foundation

/// A view that animates a value along keyframes: without end, or once for each change of a trigger.
///
/// The values are computed where the views run, thirty times a second. Endless keyframes stop while the
/// window or page is hidden, and start again once it shows.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let first: Value
  private let trigger: (any Equatable)?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.timelineClock) private var clock
  @State private var model = KeyframeModel<Value>()

  /// Creates a view that runs keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each run.
  ///   - repeating: Whether the keyframes run; the view shows the value at the start if they do not.
  ///   - content: A function that makes the content for a value.
  ///   - keyframes: A function that makes the keyframes from the value at the start.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    first = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that runs keyframes once when a value changes, and keeps their last values.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first run.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: A function that makes the content for a value.
  ///   - keyframes: A function that makes the keyframes from the value that shows.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    first = initialValue
    self.trigger = trigger
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// The value before the first run: of keyframes that repeat, that at their start.
  private var start: Value {
    trigger == nil ? KeyframeTimeline(first, keyframes(first)).value(time: 0) : first
  }

  /// The content for the current value.
  public var body: some View {
    ObservingView { [content, model, start] in
      content(model.shown.get() ?? start)
    }
    .lifecycle(
      KeyframeModifier(
        model: model, first: first, makeTimeline: { KeyframeTimeline($0, keyframes($0)) },
        trigger: trigger, isRepeating: isRepeating, clock: clock,
        isRunning: scenePhase == .active))
  }
}

extension View {
  /// Changes the view along keyframes, again and again.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each run.
  ///   - repeating: Whether the keyframes run; the view has the value at the start if they do not.
  ///   - content: A function that changes the view for a value.
  ///   - keyframes: A function that makes the keyframes from the value at the start.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Changes the view along keyframes once when a value changes; it keeps their last values.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first run.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: A function that changes the view for a value.
  ///   - keyframes: A function that makes the keyframes from the value that shows.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
  }
}

/// The value that an animation along keyframes shows.
@MainActor
private final class KeyframeModel<Value> {
  /// The value; `nil` for that at the start.
  let shown = StateLocation<Value?>(nil)

  nonisolated init() {}

  /// Shows the values of a timeline, one after another.
  func run(_ timeline: KeyframeTimeline<Value>, clock: TimelineClock) async throws {
    let start = clock.now
    while true {
      let time = clock.now.timeIntervalSince(start)
      // Dates are too coarse to tell the last instant from the end.
      guard time < timeline.duration - 1e-6 else { break }
      shown.set(timeline.value(time: time))
      try await clock.sleep(
        until: min(
          clock.now.addingTimeInterval(AnimationTimelineSchedule.leastInterval),
          start.addingTimeInterval(timeline.duration)))
    }
    shown.set(timeline.value(time: timeline.duration))
  }
}

private struct KeyframeModifier<Value>: LifecycleModifier {
  let model: KeyframeModel<Value>
  let first: Value
  let makeTimeline: (Value) -> KeyframeTimeline<Value>
  let trigger: (any Equatable)?
  let isRepeating: Bool
  let clock: TimelineClock
  let isRunning: Bool

  /// The task that waits, with the values that have started it.
  struct Storage {
    var trigger: (any Equatable)?
    var isActive: Bool
    var task: Task<Void, Never>?
  }

  private var isActive: Bool { isRepeating && isRunning }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Storage {
    Storage(trigger: trigger, isActive: isActive, task: isActive ? repeatTask() : nil)
  }

  func update(_ storage: inout Storage, in pass: any RenderPass, environment: EnvironmentValues) {
    if let trigger {
      guard !trigger.isEqual(toErased: storage.trigger) else { return }
      storage.task?.cancel()
      storage = Storage(trigger: trigger, isActive: false, task: triggeredTask())
    } else if isActive != storage.isActive {
      storage.task?.cancel()
      if !isActive { model.shown.set(nil) }
      storage = Storage(trigger: nil, isActive: isActive, task: isActive ? repeatTask() : nil)
    }
  }

  func unmount(_ storage: Storage, in pass: any RenderPass) {
    storage.task?.cancel()
  }

  private func repeatTask() -> Task<Void, Never>? {
    let timeline = makeTimeline(first)
    guard timeline.duration > 0.001 else { return nil }
    let (model, clock) = (model, clock)
    return Task { @MainActor in
      while (try? await model.run(timeline, clock: clock)) != nil {}
    }
  }

  private func triggeredTask() -> Task<Void, Never>? {
    let timeline = makeTimeline(model.shown.get() ?? first)
    // Nobody sees the motion while the window is hidden, but its end later.
    guard isRunning else {
      model.shown.set(timeline.value(time: timeline.duration))
      return nil
    }
    let (model, clock) = (model, clock)
    return Task { @MainActor in try? await model.run(timeline, clock: clock) }
  }
}
#endif
