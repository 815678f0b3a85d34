#if PortableViews
import ComposableUI

/// The settings of a chart by the modifiers around it.
struct ChartSettings {
  struct Axis {
    var isHidden = false
    var descriptions: [AxisDescription]?
    var domain: [_PlotScalar]?
    var includesZero: Bool?
    var label: String?
  }

  struct Legend {
    var isHidden = false
    var isAbove = false
    var alignment = Alignment.leading
  }

  var x = Axis()
  var y = Axis()
  var legend = Legend()
  /// The styles for values; those without a value are for the values in the order of appearance.
  var styles: [(value: _PlotScalar?, style: any ShapeStyle)] = []
  /// The function that adds to the rectangle of the marks; `nil` for none.
  var stylePlot: ((ChartPlotContent) -> AnyView)?
  var selectX: ChartSelection?
  var selectY: ChartSelection?
  var selectXRange: ChartRangeSelection?
  var selectYRange: ChartRangeSelection?
  var selectAngle: ChartSelection?
  /// Makes the view with the gesture that is in place of the usual ones; `nil` for those.
  var gestureLayer: ((ChartProxy) -> AnyView)?
  /// Whether a view around asks for a chart proxy.
  var hasReaders = false
  var scrollAxes: ComposableUI.Axis.Set = []
  /// The length of the visible part of the horizontal axis.
  var visibleX: Double?
  var scrollX: ChartScroll?
}

/// A binding to the value of a chart that a person has chosen.
struct ChartSelection {
  let value: _PlotScalar?
  let choose: (_PlotScalar?) -> Void

  init<P: Plottable>(_ binding: Binding<P?>) {
    value = binding.wrappedValue?._plotScalar
    choose = { binding.wrappedValue = $0.flatMap(P.init(_plotScalar:)) }
  }
}

/// A binding to the range of a chart's values that a person has chosen.
struct ChartRangeSelection {
  /// Sets the range between the values, none if there are not two of its type.
  let choose: ([_PlotScalar]) -> Void

  init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
    choose = { ends in
      let values = ends.compactMap(P.init(_plotScalar:)).sorted()
      binding.wrappedValue = values.count == 2 ? values[0]...values[1] : nil
    }
  }
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
#endif
