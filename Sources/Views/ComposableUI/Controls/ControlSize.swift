#if PortableViews
/// The size of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(Double?)
  }

  let kind: Kind

  /// The default outline.
  public static let automatic = Self(kind: .automatic)
  /// A capsule.
  public static let capsule = Self(kind: .capsule)
  /// A rounded rectangle.
  public static let roundedRectangle = Self(kind: .rounded(nil))
  /// A circle around a short label.
  public static let circle = Self(kind: .circle)

  /// A rounded rectangle with a radius in points.
  public static func roundedRectangle(radius: Double) -> Self { Self(kind: .rounded(radius)) }

  /// The radius of the corners; the renderer's if `nil`.
  var cornerRadius: Double? {
    switch kind {
    case .automatic: nil
    case .capsule, .circle: .infinity
    case .rounded(let radius): radius ?? 10
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The outline of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the bordered buttons in the view; other controls keep their size.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the outline of the bordered buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
#endif
