#if PortableViews
/// The motion of new texts and symbols of a view, in changes with an animation.
public struct ContentTransition: Hashable, Sendable {
  /// The kinds of motion.
  package enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate
    /// Upwards, or downwards.
    case number(countsDown: Bool)
    /// Upwards if the number in the text grows, else downwards.
    case numberByValue
    case symbol
  }

  package let kind: Kind

  /// A transition without a motion.
  public static let identity = Self(kind: .identity)
  /// A transition that fades the new content in.
  public static let opacity = Self(kind: .opacity)
  /// A transition that goes from one content to the other; texts fade.
  public static let interpolate = Self(kind: .interpolate)

  /// A transition that rolls a text up, or down for a number that counts down.
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(kind: .number(countsDown: countsDown))
  }

  /// A transition that rolls a text up if its number grows, and else down.
  public static func numericText(value: Double) -> Self { Self(kind: .numberByValue) }

  /// A transition that replaces a symbol.
  public static var symbolEffect: Self { Self(kind: .symbol) }

  /// A transition that replaces a symbol; all effects and options look the same.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self {
    Self(kind: .symbol)
  }
}

extension View {
  /// Sets the motion of new texts and symbols in the view, in changes with an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    decorated(.content) { $0.effects.contentTransition = transition }
  }
}
#endif
