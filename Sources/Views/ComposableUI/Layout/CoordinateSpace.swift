#if PortableViews
import Foundation

/// A space in whose coordinates a frame is.
public enum CoordinateSpace: Hashable {
  /// The window.
  case global
  /// The view itself.
  case local
  /// A view around that `coordinateSpace(_:)` has given the name.
  case named(AnyHashable)
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space of the window.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Creates the space.
  public init() {}
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space of the view.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Creates the space.
  public init() {}
}

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space by its name.
  public let coordinateSpace: CoordinateSpace

  init(_ name: some Hashable) {
    coordinateSpace = .named(AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view around with a name.
  public static func named(_ name: some Hashable) -> Self { Self(name) }
}

extension View {
  /// Gives the view's coordinate space a name, for the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    CoordinateSpaceView(content: self, name: AnyHashable(name))
  }

  /// Gives the view's coordinate space a name, for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    CoordinateSpaceView(content: self, name: name.coordinateSpace.name)
  }
}

extension CoordinateSpace {
  fileprivate var name: AnyHashable? {
    if case .named(let name) = self { name } else { nil }
  }
}

/// The coordinate spaces of the views around, by their names.
struct CoordinateSpaces: @unchecked Sendable {
  // Safe: names are hashed and compared, and never leave.
  private var models: [AnyHashable: GeometryModel] = [:]

  /// The position of a space in the window.
  func place(of name: AnyHashable) -> CGPoint { models[name]?.place ?? .zero }

  func adding(_ name: AnyHashable?, _ model: GeometryModel) -> Self {
    guard let name else { return self }
    var spaces = self
    spaces.models[name] = model
    return spaces
  }
}

extension EnvironmentValues {
  var coordinateSpaces: CoordinateSpaces {
    get { self[typed: CoordinateSpaces.self] ?? CoordinateSpaces() }
    set { self[typed: CoordinateSpaces.self] = newValue }
  }
}

private struct CoordinateSpaceView<Content: View> {
  let content: Content
  let name: AnyHashable?
}

extension CoordinateSpaceView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let spaces = environment.coordinateSpaces
    return .observing(
      ObservingContent(model: GeometryModel.init) { model in
        content.environment(\.coordinateSpaces, spaces.adding(name, model)).measured(by: model)
      })
  }
}
#endif
