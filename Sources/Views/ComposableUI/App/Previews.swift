#if PortableViews
/// Views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

#if Macros
/// Shows a view while it is written, in tools that can; here, it is only checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// Shows a view while it is written, in tools that can; here, it is only checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ComposableMacros", type: "PreviewMacro")

/// Lets a property stand inside of a preview.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "ComposableMacros", type: "PreviewableMacro")
#endif

/// How a preview is shown.
public struct PreviewTrait: Sendable {
  /// As it is shown by default.
  public static let defaultLayout = Self()
  /// As large as the view.
  public static let sizeThatFitsLayout = Self()
  /// Wider than high.
  public static let landscapeLeft = Self()
  /// Wider than high.
  public static let landscapeRight = Self()

  /// As large as this.
  public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
}

extension View {
  /// Names a view among previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Chooses how a preview is laid out.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// How a preview is laid out.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}
#endif
