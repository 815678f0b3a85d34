#if PortableViews
public import Foundation

/// The shape of the container around a view; a rectangle without such a container.
///
/// `containerShape(_:)` sets it.
public struct ContainerRelativeShape: InsettableShape {
  /// The distance by which the edge is moved inwards.
  nonisolated private var amount: CGFloat = 0

  /// Creates the shape.
  nonisolated public init() {}

  /// Returns the outline of a rectangle; only as a view or as a clip is it the container's.
  nonisolated public func path(in rect: CGRect) -> Path {
    Rectangle().inset(by: amount).path(in: rect)
  }

  /// Returns the shape with its edge moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> Self {
    var inner = self
    inner.amount += amount
    return inner
  }

  /// Returns the shape that an environment has for its container.
  func resolved(in environment: EnvironmentValues) -> any InsettableShape {
    func inset(_ shape: some InsettableShape) -> any InsettableShape {
      amount == 0 ? shape : shape.inset(by: amount)
    }
    return inset(environment.containerShape)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that follows the shape of the container around it.
  nonisolated public static var containerRelative: Self { Self() }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: any InsettableShape { Rectangle() }
}

extension EnvironmentValues {
  /// The shape of the container around a view.
  var containerShape: any InsettableShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` has in the view.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    environment(\.containerShape, shape as any InsettableShape)
  }
}
#endif
