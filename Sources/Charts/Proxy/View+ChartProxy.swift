#if PortableViews
public import ComposableUI
import Foundation

extension View {
  /// Puts a view in front of a view with a chart, made from the places of the chart's values.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the view in front.
  ///   - content: Makes the view from the ``ChartProxy`` of the first chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart(\.hasReaders, true)
      .overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) {
        content($0 ?? ChartProxy())
      }
  }

  /// Puts a view behind a view with a chart, made from the places of the chart's values.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the view behind.
  ///   - content: Makes the view from the ``ChartProxy`` of the first chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart(\.hasReaders, true)
      .backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) {
        content($0 ?? ChartProxy())
      }
  }

  /// Sets the gesture by which people choose values of charts, in place of the usual ones.
  ///
  /// - Parameter gesture: Makes the gesture, whose places are relative to the plot, from the
  ///   ``ChartProxy``.
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    let layer: ((ChartProxy) -> AnyView)? = { proxy in
      AnyView(GestureLayer(gesture: gesture(proxy)))
    }
    return chart(\.gestureLayer, layer)
  }

  /// Lets people choose a range of the horizontal axis of charts, by a drag over the plot.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart(\.selectXRange, ChartRangeSelection(range))
  }

  /// Lets people choose a range of the vertical axis of charts, by a drag over the plot.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart(\.selectYRange, ChartRangeSelection(range))
  }

  /// Lets people choose a sector of charts, by a tap on it.
  ///
  /// - Parameter value: The sum of the sectors up to the place of the tap, from the top on in the direction
  ///   of a clock.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart(\.selectAngle, ChartSelection(value))
  }

  /// Tells the views around a chart of its plot, if one of them asks.
  ///
  /// - Parameters:
  ///   - plot: The plot of the chart.
  ///   - rect: The rectangle of the marks in the view.
  @MainActor @ViewBuilder
  func telling(_ plot: Plot, _ rect: CGRect) -> some View {
    if plot.settings.hasReaders {
      anchorPreference(key: ChartProxyKey.self, value: .rect(rect)) { frame in
        ChartProxy(
          geometry: PlotGeometry(plot, size: rect.size), plotFrame: frame, plotContainerFrame: frame
        )
      }
    } else {
      self
    }
  }
}

/// A rectangle with a gesture.
private struct GestureLayer<G: Gesture>: View {
  let gesture: G

  var body: some View {
    Color.clear.contentShape(Rectangle()).gesture(gesture)
  }
}

/// The gestures on a plot by which people choose.
struct PlotGesturesView: View {
  let plot: Plot
  let rect: CGRect

  var body: some View {
    let settings = plot.settings
    Group {
      if let layer = settings.gestureLayer {
        layer(proxy)
      } else if settings.selectXRange != nil || settings.selectYRange != nil {
        GestureLayer(gesture: drag(proxy))
      } else if settings.selectAngle != nil {
        GestureLayer(gesture: tap(proxy))
      }
    }
    .frame(width: rect.width, height: rect.height)
    .offset(x: rect.minX, y: rect.minY)
  }

  /// Made only for a chart with a gesture.
  private var proxy: ChartProxy {
    ChartProxy(geometry: PlotGeometry(plot, size: rect.size))
  }

  private func drag(_ proxy: ChartProxy) -> some Gesture {
    DragGesture().onChanged { value in
      proxy.selectXRange(from: value.startLocation.x, to: value.location.x)
      proxy.selectYRange(from: value.startLocation.y, to: value.location.y)
    }
  }

  private func tap(_ proxy: ChartProxy) -> some Gesture {
    SpatialTapGesture().onEnded { value in
      proxy.selectAngleValue(at: proxy.angle(at: value.location))
    }
  }
}
#endif
