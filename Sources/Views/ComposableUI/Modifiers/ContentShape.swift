#if PortableViews
import Foundation

/// The purposes of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// Taps, clicks and other gestures.
  public static let interaction = Self(rawValue: 1 << 0)
  /// The preview of a drag, without effect.
  public static let dragPreview = Self(rawValue: 1 << 1)
  /// The preview of a context menu, without effect.
  public static let contextMenuPreview = Self(rawValue: 1 << 2)
  /// The effect of a pointer, without effect.
  public static let hoverEffect = Self(rawValue: 1 << 3)
  /// The ring around a view that has the focus, without effect.
  public static let focusEffect = Self(rawValue: 1 << 4)
  /// The frame for assistive technology, without effect.
  public static let accessibility = Self(rawValue: 1 << 5)

  /// The purposes as bits.
  public let rawValue: Int

  /// Creates a set of purposes from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Sets the shape of the area of the view that takes pointers.
  ///
  /// Without it, the whole frame of a view takes them, as with a rectangle. A shape that is another one
  /// for each size, but for the built-in ones, counts as a rectangle. In the headless renderer the whole
  /// frame takes pointers.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the frame of the view.
  ///   - eoFill: Whether parts that the outline surrounds an even number of times are outside.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the area of the view for some purposes, of which only interaction has an effect.
  ///
  /// - Parameters:
  ///   - kind: The purposes.
  ///   - shape: The shape, in the frame of the view.
  ///   - eoFill: Whether parts that the outline surrounds an even number of times are outside.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    decorated(.gesture) { style in
      guard kind.contains(.interaction) else { return }
      style.effects.hitArea = hitArea(of: shape, isEvenOdd: eoFill)
    }
  }
}

/// The area inside of a shape; `nil` for a rectangle.
nonisolated private func hitArea(of shape: some Shape, isEvenOdd: Bool) -> ElementHitArea? {
  if shape is Circle { return .clip(.circle) }
  if shape is Ellipse { return .clip(.ellipse) }
  if let shape = shape as? any BuiltInShape {
    return shape.cornerRadius.flatMap { $0 > 0 ? .rounded($0) : nil }
  }
  switch OutlineFit(shape.path) {
  case .points: return .clip(.path(shape.path(in: .zero), isEvenOdd: isEvenOdd))
  case .stretched:
    let size = OutlineFit.drawingSize
    let figures = shape.path(in: CGRect(origin: .zero, size: size)).flattened
    return .clip(
      .polygons(
        figures.map { figure in
          figure.map { UnitPoint(x: Double($0.x / size.width), y: Double($0.y / size.height)) }
        }, isEvenOdd: isEvenOdd))
  case .fitted, .measured: return nil
  }
}
#endif
