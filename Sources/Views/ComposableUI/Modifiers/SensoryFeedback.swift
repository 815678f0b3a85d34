#if PortableViews
/// A signal that a device gives its user by shaking, and in a few cases by a sound.
///
/// A browser shakes a device that can, and plays tones for ``start``, ``stop``, ``success``,
/// ``warning`` and ``error``, once the user has clicked or typed anything in the page.
public struct SensoryFeedback: Equatable, Sendable {
  /// The meaning of a signal, by the name that renderers know.
  package enum Kind: String, CaseIterable, Sendable {
    case start, stop, alignment, decrease, increase, levelChange, pathComplete, selection, success
    case warning, error, impact
  }

  package let kind: Kind

  /// The strength of an impact, from 0 to 1.
  package let intensity: Double

  private init(_ kind: Kind, intensity: Double = 1) {
    self.kind = kind
    self.intensity = intensity > 0 ? min(intensity, 1) : 0
  }

  /// An activity has started.
  public static let start = Self(.start)
  /// An activity has stopped.
  public static let stop = Self(.stop)
  /// A dragged view is aligned.
  public static let alignment = Self(.alignment)
  /// A value has fallen below a threshold.
  public static let decrease = Self(.decrease)
  /// A value has risen above a threshold.
  public static let increase = Self(.increase)
  /// A value has moved from one level to another.
  public static let levelChange = Self(.levelChange)
  /// A drawn path is complete.
  public static let pathComplete = Self(.pathComplete)
  /// A control's value changes.
  public static let selection = Self(.selection)
  /// A task is done.
  public static let success = Self(.success)
  /// A task has a warning.
  public static let warning = Self(.warning)
  /// A task has failed.
  public static let error = Self(.error)
  /// Views have met.
  public static let impact = Self(.impact)

  /// Views of a weight have met.
  ///
  /// - Parameters:
  ///   - weight: The weight of the views.
  ///   - intensity: The strength of the signal, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    Self(.impact, intensity: weight.share * intensity)
  }

  /// Views of a flexibility have met.
  ///
  /// - Parameters:
  ///   - flexibility: The flexibility of the views.
  ///   - intensity: The strength of the signal, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    Self(.impact, intensity: flexibility.share * intensity)
  }

  /// The weight of views that meet.
  public struct Weight: Equatable, Sendable {
    /// Light views.
    public static let light = Self(share: 0.4)
    /// Views of a medium weight.
    public static let medium = Self(share: 0.7)
    /// Heavy views.
    public static let heavy = Self(share: 1)

    fileprivate let share: Double
  }

  /// The flexibility of views that meet.
  public struct Flexibility: Equatable, Sendable {
    /// Hard views.
    public static let rigid = Self(share: 1)
    /// Views of a medium hardness.
    public static let solid = Self(share: 0.7)
    /// Soft views.
    public static let soft = Self(share: 0.4)

    fileprivate let share: Double
  }
}

extension View {
  /// Gives a signal when a value has changed.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Gives a signal when a value has changed and a condition of its old and its new value holds.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Gives the signal that a function returns, if any, when a value has changed.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }

  /// Gives the signal that a function returns for the old and the new value, if any, when a value has
  /// changed.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      guard let feedback = feedback(old, new) else { return }
      UserServices.current?.play(feedback)
    }
  }
}
#endif
