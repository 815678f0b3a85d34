#if PortableViews
public import Foundation

/// The measured geometry of a view.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize

  /// The space that bars cover: always none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  private let model: GeometryModel
  private let spaces: CoordinateSpaces

  init(size: CGSize, model: GeometryModel, spaces: CoordinateSpaces) {
    self.size = size
    self.model = model
    self.spaces = spaces
  }

  /// Returns the frame of the view in a coordinate space.
  ///
  /// A space by a name that no view around has is the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of the view in a coordinate space.
  ///
  /// A space by a name that no view around has is the window.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: CGRect(origin: model.place, size: size)
    case .named(let name): CGRect(origin: model.place - spaces.place(of: name), size: size)
    }
  }

  /// The value of an anchor in the coordinates of the view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(from: model.place)
  }
}

/// The frame of a view in the window, as far as it is measured.
final class GeometryModel: Sendable {
  let size = StateLocation<CGSize?>(nil)
  private let origin = StateLocation<CGPoint?>(nil)

  /// The position in the window; zero before it is measured.
  var place: CGPoint { origin.get() ?? .zero }

  /// Takes a measured frame.
  func update(_ frame: CGRect) {
    if size.get() != frame.size { size.set(frame.size) }
    if origin.get() != frame.origin { origin.set(frame.origin) }
  }
}

/// A value of a view's geometry, which a view around reads in its own coordinates.
///
/// Views pass anchors up by `anchorPreference(key:value:transform:)`; a ``GeometryReader`` reads their
/// values, and builds its content again when the view moves.
public struct Anchor<Value>: Sendable {
  /// The geometry of a view that an anchor stands for.
  public struct Source: Sendable {
    let value: @Sendable (CGRect) -> Value
    /// Whether the value is the whole frame of the view.
    var isWhole = false
  }

  private let source: Source
  private let model: GeometryModel

  init(_ source: Source, _ model: GeometryModel) {
    self.source = source
    self.model = model
  }

  /// The value in the coordinates of a view at a place.
  func value(from place: CGPoint) -> Value {
    source.value(CGRect(origin: model.place - place, size: model.size.get() ?? .zero))
  }
}

extension Anchor where Value == CGRect {
  /// An anchor of no view, whose value has no size.
  package static var empty: Self { Self(.rect(.zero), GeometryModel()) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole frame of the view.
  public static var bounds: Self { Self(value: { $0 }, isWhole: true) }

  /// A rectangle in the coordinates of the view.
  public static func rect(_ r: CGRect) -> Self {
    Self { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view.
  public static func point(_ p: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point by fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
  }

  /// The top leading corner.
  public static var topLeading: Self { .unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { .unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { .unitPoint(.leading) }
  /// The centre.
  public static var center: Self { .unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { .unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { .unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension View {
  /// Sets the value of a preference from the geometry of the view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The geometry that the anchor stands for.
  ///   - transform: A function that makes the preference's value from the anchor.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorView(content: self) { view, model in
      view.preference(key: K.self, value: transform(Anchor(value, model)))
    }
  }

  /// Changes the value of a preference with the geometry of the view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The geometry that the anchor stands for.
  ///   - transform: A function that changes the value, given the anchor.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorView(content: self) { view, model in
      view.transformPreference(K.self) { transform(&$0, Anchor(value, model)) }
    }
  }
}

/// A view that is measured, with what is made from its geometry.
private struct AnchorView<Content: View, Result: View> {
  let content: Content
  let result: (AnyView, GeometryModel) -> Result
}

extension AnchorView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent(model: GeometryModel.init) { model in
        result(AnyView(content.measured(by: model)), model)
      })
  }
}

extension CGPoint {
  static func - (lhs: Self, rhs: Self) -> Self {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
#endif
