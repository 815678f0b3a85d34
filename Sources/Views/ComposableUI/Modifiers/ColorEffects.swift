#if PortableViews
extension View {
  /// Blurs the view with a radius in points; `opaque` has no effect.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View {
    filter(.blur(radius: radius))
  }

  /// Brightens the view, from 0 for no change to 1 for white.
  ///
  /// A renderer may multiply the colours, and so leave black as it is.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filter(.brightness(1 + amount))
  }

  /// Multiplies the contrast of the view's colours.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filter(.contrast(amount))
  }

  /// Multiplies the saturation of the view's colours.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filter(.saturation(amount))
  }

  /// Draws the view in shades of grey, from 0 for no change to 1 for no colours.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter(.grayscale(amount))
  }

  /// Rotates the hues of the view's colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filter(.hueRotation(angle.degrees))
  }

  /// Draws the opposites of the view's colours.
  nonisolated public func colorInvert() -> some View {
    filter(.inversion)
  }

  /// Draws the view in black, as opaque as its colours are bright.
  nonisolated public func luminanceToAlpha() -> some View {
    filter(.luminanceToAlpha)
  }

  /// Multiplies the view's colours by another one; white changes nothing.
  ///
  /// A colour with a name counts by its value for a light background.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    MultipliedView(content: self, color: color.element)
  }

  /// Mixes the view's colours with those behind it.
  nonisolated public func blendMode(
    _ blendMode: BlendMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if blendMode.element == nil, blendMode != .normal {
      AcceptedWithoutEffect.note("blendMode(.\(blendMode))", fileID: fileID, line: line)
    }
    return decorated(.opacity) { $0.blendMode = blendMode.element }
  }

  /// Keeps blend modes inside of the view from what is behind it.
  nonisolated public func compositingGroup() -> some View {
    decorated(.opacity) { $0.isIsolated = true }
  }

  nonisolated private func filter(_ filter: ElementFilter) -> some View {
    decorated(.opacity) { $0.filters = [filter] }
  }
}

/// A view whose colours are multiplied, by the colour for its appearance.
private struct MultipliedView<Content: View> {
  let content: Content
  let color: ElementColor
}

extension MultipliedView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    var color = color
    if case .adaptive(let light, let dark) = color {
      color = environment.colorScheme == .dark ? dark.color : light.color
    }
    let (red, green, blue, opacity) = color.components
    return .decorated(
      Decoration(.opacity) {
        $0.filters = [
          .multiplication(red: red, green: green, blue: blue, opacity: opacity)
        ]
      }, content)
  }
}

/// A way to mix a view's colours with those behind it.
///
/// `sourceAtop`, `destinationOver`, `destinationOut` and `plusDarker` draw as `normal` does, and are
/// logged once.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  var element: ElementBlendMode? {
    // The names of the cases are the same.
    ElementBlendMode(rawValue: "\(self)")
  }
}
#endif
