#if PortableViews
public import Foundation

/// The looks of a view that do not change its place in the layout.
public protocol VisualEffect: Sendable {}

/// The looks of a view that is drawn as it is.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates looks that change nothing.
  public init() {}
}

/// Looks as an element's style.
struct StyledVisualEffect: VisualEffect {
  var style: ElementStyle
}

extension VisualEffect {
  /// The looks as an element's style.
  var style: ElementStyle { (self as? StyledVisualEffect)?.style ?? ElementStyle() }

  private func adding(_ change: (inout ElementStyle) -> Void) -> StyledVisualEffect {
    var outer = Decoration(.opacity)
    change(&outer.style)
    var element = ViewElement(.box)
    element.style = style
    outer.merge(into: &element)
    return StyledVisualEffect(style: element.style)
  }

  /// Draws the view at an offset in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { $0.offset = ElementOffset(x: Double(x), y: Double(y)) }
  }

  /// Draws the view at an offset in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view scaled by a factor from a point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.effects.transforms = [.scale(x: Double(s), y: Double(s), anchor: anchor)] }
  }

  /// Draws the view scaled by two factors from a point.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding { $0.effects.transforms = [.scale(x: Double(x), y: Double(y), anchor: anchor)] }
  }

  /// Draws the view scaled by two factors from a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view rotated clockwise by an angle around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.effects.transforms = [.rotation(degrees: angle.degrees, anchor: anchor)] }
  }

  /// Draws the view rotated around an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding {
      $0.effects.transforms = [
        .rotation3D(
          degrees: angle.degrees,
          ElementRotationAxis(
            x: Double(axis.x), y: Double(axis.y), z: Double(axis.z), anchor: anchor,
            anchorZ: Double(anchorZ), perspective: Double(perspective)))
      ]
    }
  }

  /// Sets the opacity of the view, from 0 (invisible) to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { $0.opacity = opacity }
  }

  /// Blurs the view with a radius in points; `opaque` has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { $0.filters = [.blur(radius: Double(radius))] }
  }

  /// Brightens the view, from 0 for no change to 1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { $0.filters = [.brightness(1 + amount)] }
  }

  /// Multiplies the contrast of the view's colours.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { $0.filters = [.contrast(amount)] }
  }

  /// Draws the view in shades of grey, from 0 for no change to 1 for no colours.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { $0.filters = [.grayscale(amount)] }
  }

  /// Rotates the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { $0.filters = [.hueRotation(angle.degrees)] }
  }

  /// Multiplies the saturation of the view's colours.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { $0.filters = [.saturation(amount)] }
  }
}
#endif
