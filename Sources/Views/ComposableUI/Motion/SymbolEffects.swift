#if PortableViews
/// A short jump.
public struct BounceSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// A jump upwards.
  public var up: Self { Self(.bounce) }

  /// A jump downwards.
  public var down: Self { Self(.bounceDown) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: Self { Self(.bounce) }
}

/// A change of the opacity.
public struct PulseSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of the opacity.
  public static var pulse: Self { Self(.pulse) }
}

/// A wave over the layers, which are one here: the whole symbol fades and returns.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// The effect itself: the symbols have one layer.
  public var iterative: Self { self }

  /// The effect itself: the symbols have one layer.
  public var cumulative: Self { self }

  /// The effect itself: the symbols have one layer.
  public var reversing: Self { self }

  /// The effect itself: the symbols have one layer.
  public var nonReversing: Self { self }

  /// The effect itself: the symbols have one layer.
  public var hideInactiveLayers: Self { self }

  /// The effect itself: the symbols have one layer.
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A wave over the layers, which are one here: the whole symbol fades and returns.
  public static var variableColor: Self { Self(.variableColor) }
}

/// A change of the size that stays.
public struct ScaleSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect {
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// A larger size.
  public var up: Self { Self(.scaleUp) }

  /// A smaller size.
  public var down: Self { Self(.scaleDown) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of the size that stays.
  public static var scale: Self { Self(.scaleUp) }
}

/// A short turn to both sides.
public struct WiggleSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// The effect itself: all directions look the same.
  public var clockwise: Self { self }

  /// The effect itself: all directions look the same.
  public var counterClockwise: Self { self }

  /// The effect itself: all directions look the same.
  public var left: Self { self }

  /// The effect itself: all directions look the same.
  public var right: Self { self }

  /// The effect itself: all directions look the same.
  public var up: Self { self }

  /// The effect itself: all directions look the same.
  public var down: Self { self }

  /// The effect itself: all directions look the same.
  public var forward: Self { self }

  /// The effect itself: all directions look the same.
  public var backward: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A short turn to both sides.
  public static var wiggle: Self { Self(.wiggle) }
}

/// A whole turn.
public struct RotateSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// A turn clockwise.
  public var clockwise: Self { Self(.rotate) }

  /// A turn counterclockwise.
  public var counterClockwise: Self { Self(.rotateBack) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A whole turn.
  public static var rotate: Self { Self(.rotate) }
}

/// A slow change of the size.
public struct BreatheSymbolEffect: _LayeredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// A change of the size alone.
  public var plain: Self { self }

  /// A change of the size; the opacity stays.
  public var pulse: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of the size.
  public static var breathe: Self { Self(.breathe) }
}

/// The appearance of a symbol that was hidden.
public struct AppearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// The effect itself: all directions look the same.
  public var up: Self { self }

  /// The effect itself: all directions look the same.
  public var down: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The appearance of a symbol that was hidden.
  public static var appear: Self { Self(nil) }
}

/// The disappearance of a symbol, which keeps its space.
public struct DisappearSymbolEffect: _LayeredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// The effect itself: all directions look the same.
  public var up: Self { self }

  /// The effect itself: all directions look the same.
  public var down: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The disappearance of a symbol, which keeps its space.
  public static var disappear: Self { Self(.disappear) }
}

/// The replacement of a symbol by another.
public struct ReplaceSymbolEffect: _LayeredSymbolEffect, ContentTransitionSymbolEffect {
  /// The motion for a renderer.
  public let configuration: SymbolEffectConfiguration

  fileprivate init(_ kind: ElementSymbolMotion.Kind?) {
    configuration = SymbolEffectConfiguration(kind: kind)
  }

  /// The effect itself: all directions look the same.
  public var downUp: Self { self }

  /// The effect itself: all directions look the same.
  public var upUp: Self { self }

  /// The effect itself: all directions look the same.
  public var offUp: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The replacement of a symbol by another.
  public static var replace: Self { Self(nil) }
}
#endif
