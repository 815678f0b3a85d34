#if PortableViews
public import Foundation

/// A modifier that draws a view through a transform, which animations change.
///
/// ```swift
/// struct Shake: GeometryEffect {
///   var animatableData: CGFloat
///
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi), y: 0))
///   }
/// }
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform of a view of a size, which is zero until a page has measured it.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn through the transform.
  @MainActor @preconcurrency
  public func body(content: Content) -> some View {
    GeometryEffectView(content: content, effect: self)
  }

  /// Returns the effect; layouts here never see the transform.
  public func ignoredByLayout() -> Self { self }
}

private struct GeometryEffectView<Content: View, Effect: GeometryEffect>: View, Animatable {
  let content: Content
  nonisolated(unsafe) var effect: Effect
  @State private var size = CGSize.zero

  nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  var body: some View {
    content
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .projectionEffect(effect.effectValue(size: size))
  }
}
#endif
