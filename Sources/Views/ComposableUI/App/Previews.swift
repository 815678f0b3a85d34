#if PortableViews
/// A type that declares previews: views that an app started with `--previews` lists and shows.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// A type that `#Preview` declares.
///
/// Tools find it by its conformance.
///
/// The underscore marks that only `#Preview` conforms types to it.
@MainActor
public protocol _DeclaredPreview {
  /// The preview.
  static var _preview: _PreviewDeclaration { get }
}

/// A preview that `#Preview` declares.
///
/// The underscore marks that only `#Preview` makes one.
public struct _PreviewDeclaration {
  let name: String?
  let fileID: String
  let line: Int
  let body: @MainActor () -> any View

  /// Creates a preview that is declared at a line of a file.
  public init(
    _ name: String?, fileID: String, line: Int,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.body = body
  }
}

#if Macros
/// Declares a preview of a view, which an app started with `--previews` lists and shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// Declares a preview of a view, which an app started with `--previews` lists and shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// Makes a property inside the body of a preview one of the preview's view, so that it can change.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ComposableMacros", type: "PreviewableMacro")
#endif

/// A trait of a preview, such as its size, without effect.
public struct PreviewTrait: Sendable {
  /// The default layout.
  public static let defaultLayout = Self()
  /// A preview of the same size as the view.
  public static let sizeThatFitsLayout = Self()
  /// A preview that is higher than wide.
  public static let portrait = Self()
  /// A preview that is wider than high, and upside down on its side.
  public static let landscapeLeft = Self()
  /// A preview that is wider than high.
  public static let landscapeRight = Self()

  /// A preview of a given size.
  public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
}

extension View {
  /// Accepts the name of a preview, without effect.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepts the layout of a preview, without effect.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepts the device of a preview, without effect: the browser's window decides the size.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepts the orientation of a preview, without effect: the browser's window decides the size.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}

/// The name of a device for a preview, without effect.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device by its name.
  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}

/// The way in which a device is held.
public enum InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// The orientation itself.
  public var id: Self { self }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}
#endif
