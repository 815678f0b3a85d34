#if PortableViews
/// A generator of signals that a device gives its user.
///
/// It has an effect in the actions and tasks of a view, as ``SensoryFeedback`` has.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Prepares the device for a signal: nothing has to be done.
  public final func prepare() {}

  final func play(_ feedback: SensoryFeedback) { UserServices.current?.play(feedback) }
}

/// A generator of signals that views have met.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or the flexibility of views that meet.
  public enum FeedbackStyle: Int, Sendable {
    /// Light views.
    case light
    /// Views of a medium weight.
    case medium
    /// Heavy views.
    case heavy
    /// Soft views.
    case soft
    /// Hard views.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of signals of views of a medium weight.
  public override convenience init() { self.init(style: .medium) }

  /// Creates a generator of signals of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Gives the signal.
  public func impactOccurred() { impactOccurred(intensity: 1) }

  /// Gives the signal.
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  public func impactOccurred(intensity: Double) {
    switch style {
    case .light: play(.impact(weight: .light, intensity: intensity))
    case .medium: play(.impact(weight: .medium, intensity: intensity))
    case .heavy: play(.impact(weight: .heavy, intensity: intensity))
    case .soft: play(.impact(flexibility: .soft, intensity: intensity))
    case .rigid: play(.impact(flexibility: .rigid, intensity: intensity))
    }
  }
}

/// A generator of signals about a task.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task is done.
    case success
    /// The task has a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Gives the signal of an outcome.
  public func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: play(.success)
    case .warning: play(.warning)
    case .error: play(.error)
    }
  }
}

/// A generator of signals that a selection has changed.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the signal.
  public func selectionChanged() { play(.selection) }
}
#endif
