#if !canImport(SwiftUI)
  /// Views to look at while they are written.
  @MainActor @preconcurrency
  public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
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
