#if PortableViews
public import Foundation

extension View {
  /// Draws the view rotated clockwise by an angle around a point; the layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    decorated(.opacity) { style in
      if anchor == .center {
        style.rotation = angle.degrees
      } else {
        style.effects.transforms = [.rotation(degrees: angle.degrees, anchor: anchor)]
      }
    }
  }

  /// Draws the view scaled by a factor from a point; the layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    decorated(.opacity) { style in
      if anchor == .center {
        style.scale = Double(s)
      } else {
        style.effects.transforms = [.scale(x: Double(s), y: Double(s), anchor: anchor)]
      }
    }
  }

  /// Draws the view scaled by two factors from a point; the layout does not change.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    transformed(.scale(x: Double(x), y: Double(y), anchor: anchor))
  }

  /// Draws the view scaled by two factors from a point; the layout does not change.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view rotated around an axis in space; the layout does not change.
  ///
  /// The perspective suits a view of 400 points, whatever the size.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The axis, by its parts to the right, down and towards the eye.
  ///   - anchor: The point of the view through which the axis goes.
  ///   - anchorZ: The distance of that point towards the eye, in points.
  ///   - perspective: The strength of the perspective; 0 for none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    transformed(
      .rotation3D(
        degrees: angle.degrees,
        ElementRotationAxis(
          x: Double(axis.x), y: Double(axis.y), z: Double(axis.z), anchor: anchor,
          anchorZ: Double(anchorZ), perspective: Double(perspective))))
  }

  /// Draws the view through an affine transform from its top left; the layout does not change.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(
      .affine(
        a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
        d: Double(transform.d), x: Double(transform.tx), y: Double(transform.ty)))
  }

  nonisolated private func transformed(_ transform: ElementTransform) -> some View {
    decorated(.opacity) { $0.effects.transforms = [transform] }
  }
}
#endif
