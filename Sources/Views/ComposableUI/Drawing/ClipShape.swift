#if PortableViews
public import Foundation

extension View {
  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    ShapedBackground(content: self, fill: shape.fill(style, style: fillStyle))
  }

  /// Fills a shape behind the view with the background colour.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(Color(element: .named(.background)), in: shape, fillStyle: fillStyle)
  }

  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    ClippedView(content: self, shape: shape, style: style)
  }

  /// Rounds the corners of the view with a radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    decorated(.clip) { $0.cornerRadius = Double(radius) }
  }
}

/// A view in front of a shape: a background of its own for a box with round corners, else a layer.
private struct ShapedBackground<Content: View, Outline: Shape>: View, PrimitiveView {
  let content: Content
  let fill: ShapeView<Outline>

  func content(in environment: EnvironmentValues) -> ViewContent {
    // The case depends on the type alone.
    guard Outline.self is any BuiltInShape.Type, Outline.self != Ellipse.self,
      let shape = fill.shape as? any BuiltInShape, let paint = fill.layers.first?.paint
    else {
      return LayersView(content: content, layer: fill, alignment: .center, isInFront: false)
        .content(in: environment)
    }
    return .decorated(
      Decoration(.background) { style in
        style.background = paint.color
        style.backdrop = paint.backdrop
        style.cornerRadius = shape.cornerRadius
      }, content)
  }
}

/// A view that is clipped to a shape.
struct ClippedView<Content: View, Outline: Shape> {
  let content: Content
  let shape: Outline
  let style: FillStyle
}

extension ClippedView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    // The case depends on the type alone.
    if Outline.self is any BuiltInShape.Type, let shape = shape as? any BuiltInShape {
      return .decorated(Self.decoration(of: shape), content)
    }
    if let shape = shape as? ContainerRelativeShape {
      return .observing(ObservingContent { clipped(to: shape.resolved(in: environment)) })
    }
    return .observing(
      ObservingContent(model: MeasuredSize.init) { model in clipped(measuredBy: model) })
  }

  private func clipped(to shape: some Shape) -> any View {
    ClippedView<Content, _>(content: content, shape: shape, style: style)
  }

  private static func decoration(of shape: any BuiltInShape) -> Decoration {
    Decoration(.clip) { style in
      if shape is Ellipse {
        style.clip = .ellipse
      } else if shape is Circle {
        style.clip = .circle
      } else {
        style.isClipped = true
        style.cornerRadius = shape.cornerRadius
      }
    }
  }

  @MainActor
  private func clipped(measuredBy model: MeasuredSize) -> any View {
    let fit = OutlineFit(shape.path)
    var clip: ElementClip?
    switch fit {
    case .points: clip = .path(shape.path(in: .zero), isEvenOdd: style.isEOFilled)
    case .stretched: clip = polygons
    case .fitted, .measured:
      // Until the size is known, the outline is a stretched square.
      clip =
        model.value.map {
          .path(shape.path(in: CGRect(origin: .zero, size: $0)), isEvenOdd: style.isEOFilled)
        } ?? polygons
    }
    var decoration = Decoration(.clip) { $0.clip = clip }
    if fit == .fitted || fit.needsSize {
      var handlers = EventHandlers()
      handlers.add(.resize, frame: model.update)
      decoration.handlers = handlers
    }
    return content.decorated(decoration)
  }

  private var polygons: ElementClip {
    let size = OutlineFit.drawingSize
    let figures = shape.path(in: CGRect(origin: .zero, size: size)).flattened
    return .polygons(
      figures.map { figure in
        figure.map { UnitPoint(x: Double($0.x / size.width), y: Double($0.y / size.height)) }
      }, isEvenOdd: style.isEOFilled)
  }
}
#endif
