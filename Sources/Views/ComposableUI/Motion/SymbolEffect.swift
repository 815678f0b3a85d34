#if PortableViews
/// A motion of symbols.
public protocol SymbolEffect: Sendable {
  /// The motion with its variants.
  var configuration: SymbolEffectConfiguration { get }
}

/// A motion of symbols that may be one of layers.
public protocol _LayeredSymbolEffect: SymbolEffect {}

extension _LayeredSymbolEffect {
  /// The effect on all layers, which are one here.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

/// A motion of symbols that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// A continuous motion of symbols.
public protocol IndefiniteSymbolEffect {}

/// A motion of symbols that come and go.
public protocol TransitionSymbolEffect {}

/// A motion of symbols that replace each other.
public protocol ContentTransitionSymbolEffect {}

/// The motion of a symbol, for a renderer.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The kind of motion; `nil` for none while a symbol stays.
  package let kind: ElementSymbolMotion.Kind?
}

/// The speed and the number of runs of a symbol's motion.
public struct SymbolEffectOptions: Hashable, Sendable {
  fileprivate var runs: Int?
  fileprivate var repeats = false
  fileprivate var speed = 1.0

  /// The default speed and number of runs.
  public static let `default` = Self()
  /// The motion runs without end.
  public static var repeating: Self { Self().repeating }
  /// The motion runs once.
  public static var nonRepeating: Self { Self().nonRepeating }

  /// The motion runs a number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self().repeat(count) }
  /// The motion runs as a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self().repeat(behavior) }
  /// The motion runs faster by a factor.
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }

  /// The options for a motion without end.
  public var repeating: Self { with { $0.repeats = true } }
  /// The options for a motion that runs once.
  public var nonRepeating: Self {
    with { ($0.repeats, $0.runs) = (false, 1) }
  }

  /// Returns the options for a number of runs, or without end for `nil`.
  public func `repeat`(_ count: Int?) -> Self {
    with { ($0.repeats, $0.runs) = (count == nil, count.map { max($0, 1) }) }
  }

  /// Returns the options for the runs of a behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self.repeat(behavior.count) }

  /// Returns the options for a motion that is faster by a factor; ignores one that is not positive.
  public func speed(_ speed: Double) -> Self {
    speed > 0 && speed.isFinite ? with { $0.speed *= speed } : self
  }

  /// The number of runs of a symbol's motion.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?

    /// Without end, and without pauses.
    public static let continuous = Self(count: nil)
    /// Without end, with the pauses of the motion.
    public static let periodic = Self(count: nil)

    /// A number of runs; the delay has no effect.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(count: count)
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  func motion(
    _ effect: some SymbolEffect, count: Int?
  ) -> ElementSymbolMotion? {
    effect.configuration.kind.map { kind in
      let single = count == nil ? nil : runs ?? 1
      return ElementSymbolMotion(
        kind: kind, count: count, runs: repeats ? nil : runs ?? single, speed: speed)
    }
  }
}

extension View {
  /// Moves the symbols in the view for as long as a condition holds.
  ///
  /// - Parameters:
  ///   - effect: The motion.
  ///   - options: The speed and the number of runs.
  ///   - isActive: Whether the symbols move.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    decorated(.content) { style in
      guard isActive, let motion = options.motion(effect, count: nil) else { return }
      style.effects.symbolMotions = [motion]
    }
  }

  /// Moves the symbols in the view once when a value changes.
  ///
  /// - Parameters:
  ///   - effect: The motion.
  ///   - options: The speed and the number of runs.
  ///   - value: The value whose changes start the motion.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    SymbolEffectView(content: self, effect: effect, options: options, value: value)
  }
}

/// A view whose symbols move when a value changes.
private struct SymbolEffectView<Content: View, Effect: SymbolEffect, Value: Equatable>: View,
  PrimitiveView
{
  let content: Content
  let effect: Effect
  let options: SymbolEffectOptions
  let value: Value

  /// The last value, and the number of its changes.
  @MainActor
  private final class Changes {
    private var last: Value?
    private var count = 0

    func count(of value: Value) -> Int {
      if let last, last != value { count += 1 }
      last = value
      return count
    }
  }

  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: Changes.init) { changes in
        let motion = options.motion(effect, count: changes.count(of: value))
        return content.decorated(.content) { style in
          style.effects.symbolMotions = motion.map { [$0] } ?? []
        }
      })
  }
}
#endif
