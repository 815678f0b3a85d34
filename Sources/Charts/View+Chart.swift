#if PortableViews
public import ComposableUI

extension View {
  func chart<Value>(
    _ keyPath: WritableKeyPath<ChartSettings, Value>, _ value: Value
  ) -> some View {
    let settings: WritableKeyPath<EnvironmentValues, ChartSettings> = \.chartSettings
    return environment(settings.appending(path: keyPath), value)
  }

  /// Shows or hides the horizontal axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart(\.x.isHidden, visibility == .hidden)
  }

  /// Shows or hides the vertical axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart(\.y.isHidden, visibility == .hidden)
  }

  /// Sets the marks of the horizontal axis of charts.
  public func chartXAxis(@AxisContentBuilder content: () -> _AxisParts) -> some View {
    chart(\.x.descriptions, content().descriptions)
  }

  /// Sets the marks of the vertical axis of charts.
  public func chartYAxis(@AxisContentBuilder content: () -> _AxisParts) -> some View {
    chart(\.y.descriptions, content().descriptions)
  }

  /// Sets the words for the horizontal axis of charts.
  public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    chart(\.x.label, labelKey.key)
  }

  /// Sets the words for the vertical axis of charts.
  public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    chart(\.y.label, labelKey.key)
  }

  /// Sets the values at the ends of the horizontal axis of charts, or its categories.
  ///
  /// - Parameter domain: A range, an array, or `automatic` for an axis that follows its values.
  public func chartXScale(domain: some ScaleDomain) -> some View {
    transformEnvironment(\.chartSettings) { domain._scaleEnds.set(&$0.x) }
  }

  /// Sets the values at the ends of the vertical axis of charts, or its categories.
  ///
  /// - Parameter domain: A range, an array, or `automatic` for an axis that follows its values.
  public func chartYScale(domain: some ScaleDomain) -> some View {
    transformEnvironment(\.chartSettings) { domain._scaleEnds.set(&$0.y) }
  }

  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart(\.legend.isHidden, visibility == .hidden)
  }

  /// Sets the place of the legend of charts: above the plot, or else below it.
  ///
  /// - Parameters:
  ///   - position: The side of the plot; `leading` and `trailing` are below it.
  ///   - alignment: The alignment in the width of the chart.
  ///   - spacing: The space to the plot, without effect.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    let legend = ChartSettings.Legend(
      isHidden: false, isAbove: position == .top, alignment: alignment ?? .leading)
    return chart(\.legend, legend)
  }

  /// Sets the styles of the values by which marks are drawn.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chart(\.styles, mapping.map { ($0.key._plotScalar, $0.value) })
  }

  /// Sets the styles of the values by which marks are drawn.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their styles, in the same order.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    chart(\.styles, zip(domain, range).map { ($0._plotScalar, $1) })
  }

  /// Sets the styles of marks, in the order in which their values appear.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chart(\.styles, range.map { (nil, $0) })
  }

  /// Changes the rectangle of the marks, such as its background or its border.
  ///
  /// A frame gives the rectangle no other size than the chart leaves it.
  ///
  /// - Parameter content: Makes the view from the rectangle with the lines and the marks.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    let style: ((ChartPlotContent) -> AnyView)? = { AnyView(content($0)) }
    return chart(\.stylePlot, style)
  }

  /// Lets charts scroll, so that a part of the horizontal axis shows.
  ///
  /// Without ``chartXVisibleDomain(length:)`` half of the axis shows. The labels of the vertical axis
  /// stay where they are. The vertical axis always shows as a whole.
  public func chartScrollableAxes(_ axes: ComposableUI.Axis.Set) -> some View {
    chart(\.scrollAxes, axes)
  }

  /// Sets the length of the part of the horizontal axis that shows in a chart that scrolls.
  ///
  /// - Parameter length: The length in the unit of the values, in seconds for dates, or the number
  ///   of categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart(\.visibleX, length._plotScalar.position)
  }

  /// Binds the value at the start of the visible part of a chart that scrolls.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart(\.scrollX, ChartScroll(x))
  }

  /// Sets the value at the start of the visible part of a chart, before people scroll it.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart(\.scrollX, ChartScroll(initialX))
  }

  /// Lets people choose a value of the horizontal axis of charts, by a tap on its column.
  ///
  /// - Parameter value: The chosen value; another tap on it sets it to `nil`.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart(\.selectX, ChartSelection(value))
  }

  /// Lets people choose a value of the vertical axis of charts, by a tap on its row.
  ///
  /// - Parameter value: The chosen value; another tap on it sets it to `nil`.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart(\.selectY, ChartSelection(value))
  }
}

/// The rectangle of a chart with its lines and its marks.
public struct ChartPlotContent: View {
  let view: AnyView

  /// The lines and the marks.
  public var body: some View { view }
}

#endif
