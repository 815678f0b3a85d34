#if PortableViews
import Foundation

/// A style of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The value and the labels of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view for a gauge in this style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The value and the labels of a gauge, for a style.
public struct GaugeStyleConfiguration {
  /// A gauge's label.
  public struct Label: View {
    let view: AnyView
    /// The label, unchanged.
    public var body: some View { view }
  }

  /// The label of a gauge's value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The label, unchanged.
    public var body: some View { view }
  }

  /// The label of a gauge's lower bound.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The label, unchanged.
    public var body: some View { view }
  }

  /// The label of a gauge's upper bound.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The label, unchanged.
    public var body: some View { view }
  }

  /// The value between the bounds, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the value, if any.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, if any.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, if any.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The default style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityBar(configuration: configuration)
  }
}

/// A bar that fills, with the labels of the bounds at its ends.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityBar(configuration: configuration)
  }
}

/// A bar that fills, with small labels.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityBar(configuration: configuration).font(.caption)
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if let minimum = configuration.minimumValueLabel { minimum.layoutPriority(1) }
      MarkedBar(fraction: configuration.value)
      if let maximum = configuration.maximumValueLabel { maximum.layoutPriority(1) }
    }
    .font(.caption)
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    let (start, sweep) = (0.375, 0.75)
    let place = start + sweep * configuration.value
    ZStack {
      GaugeArc(from: start, to: start + sweep, color: .accentColor.opacity(0.3))
      GaugeArc(from: place - 0.02, to: place + 0.02, radii: (0.36, 0.5))
      if let current = configuration.currentValueLabel {
        current.font(.headline)
      }
      VStack {
        Spacer()
        HStack(spacing: 6) {
          if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            configuration.label
          } else {
            if let minimum = configuration.minimumValueLabel { minimum }
            if let maximum = configuration.maximumValueLabel { maximum }
          }
        }
        .font(.caption2)
      }
    }
    .frame(width: GaugeArc.size, height: GaugeArc.size)
  }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view for a gauge in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc(from: 0, to: 1, color: .accentColor.opacity(0.3))
      if configuration.value > 0 {
        GaugeArc(from: -0.25, to: configuration.value - 0.25)
      }
      if let current = configuration.currentValueLabel {
        current.font(.headline)
      } else {
        configuration.label.font(.caption)
      }
    }
    .frame(width: GaugeArc.size, height: GaugeArc.size)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar that fills.
  nonisolated public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, with the labels of the bounds at its ends.
  nonisolated public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, with small labels.
  nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  nonisolated public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  nonisolated public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

/// The label above a bar that fills, and the value below it.
private struct CapacityBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        if let minimum = configuration.minimumValueLabel { minimum.layoutPriority(1) }
        ProgressView(value: configuration.value).progressViewStyle(.linear).accessibilityHidden(
          true)
        if let maximum = configuration.maximumValueLabel { maximum.layoutPriority(1) }
      }
      if let current = configuration.currentValueLabel { current }
    }
  }
}

/// A bar with a mark.
private struct MarkedBar: View {
  static let height = 8.0
  let fraction: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.accentColor.opacity(0.3)).frame(height: Self.height)
        Circle().fill(Color.accentColor)
          .frame(width: Self.height * 1.5, height: Self.height * 1.5)
          .offset(x: fraction * max(geometry.size.width - Self.height * 1.5, 0))
      }
    }
    .frame(height: Self.height * 1.5)
    // Until the bar is measured, the mark may be beyond its end.
    .clipped()
  }
}

/// A part of a ring, in turns clockwise from the right.
private struct GaugeArc: View {
  static let size = 64.0
  let from: Double
  let to: Double
  var color = Color.accentColor
  /// The radii as fractions of the size.
  var radii = (inner: 0.39, outer: 0.48)

  var body: some View {
    Circle()
      .scale(radii.inner + radii.outer)
      .trim(from: 0, to: to - from)
      .rotation(.degrees(from * 360))
      .stroke(color, lineWidth: (radii.outer - radii.inner) * Self.size)
  }
}

extension GaugeStyle {
  fileprivate func anyView(_ configuration: GaugeStyleConfiguration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// The style of gauges in an environment.
struct GaugeStyleChoice {
  fileprivate var style: any GaugeStyle

  @MainActor func view(_ configuration: GaugeStyleConfiguration) -> any View {
    style.anyView(configuration)
  }
}

extension EnvironmentValues {
  var gaugeStyle: GaugeStyleChoice {
    get { self[typed: GaugeStyleChoice.self] ?? GaugeStyleChoice(style: DefaultGaugeStyle()) }
    set { self[typed: GaugeStyleChoice.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges in the view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, GaugeStyleChoice(style: style))
  }
}
#endif
