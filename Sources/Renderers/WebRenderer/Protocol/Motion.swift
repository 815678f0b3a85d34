#if PortableViews && Web
import ComposableUI

/// The timing of an animation, as options of a browser's `animate` function.
struct Motion: Hashable, Sendable {
  private let timing: AnimationTiming

  init(_ animation: Animation) {
    timing = animation.timing
  }

  /// Appends the options as a JSON object, except options with default values.
  func write(to json: inout JSONWriter) {
    json.raw("{\"duration\":")
    json.integer(Self.milliseconds(timing.duration))
    json.raw(",\"easing\":")
    json.string(timing.curve.css)
    if timing.delay > 0 {
      json.raw(",\"delay\":")
      json.integer(Self.milliseconds(timing.delay))
    }
    if timing.repeatCount != 1 {
      json.raw(",\"iterations\":")
      json.integer(timing.repeatCount ?? Self.forever)
      if timing.autoreverses { json.raw(",\"direction\":\"alternate\"") }
    }
    json.raw("}")
  }

  /// The number of iterations of an endless animation, because JSON has no infinity.
  private static let forever = 1_000_000_000

  private static func milliseconds(_ seconds: Double) -> Int {
    // At most a day, which is long enough for any animation.
    seconds.isFinite ? Int(min(max((seconds * 1_000).rounded(), 0), 86_400_000)) : 0
  }
}

extension AnimationCurve {
  /// The CSS easing function of the curve.
  var css: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    default:
      "cubic-bezier(\(Self.time(x1)),\(Self.place(y1)),\(Self.time(x2)),\(Self.place(y2)))"
    }
  }

  /// Formats the time of a control point, clamped to 0 to 1.
  private static func time(_ x: Double) -> String { place(min(max(x, 0), 1)) }

  private static func place(_ y: Double) -> String {
    CSSDeclarations.format(y.isFinite ? y : 0)
  }
}

extension [Operation] {
  /// Returns the operations, with all that can be animated grouped in one `animated` operation.
  func animated(_ animation: Animation?) -> Self {
    guard let animation else { return self }
    let animated = filter(\.canBeAnimated)
    guard !animated.isEmpty else { return self }
    return [.animated(Motion(animation), animated)] + filter { !$0.canBeAnimated }
  }
}

extension Operation {
  /// Whether the operation changes the appearance, the position or the existence of elements.
  fileprivate var canBeAnimated: Bool {
    switch self {
    case .text, .attribute, .drawing, .insert, .remove, .move, .tag: true
    case .value, .checked, .focus, .location, .language, .colorScheme, .reveal, .scroll, .open,
      .copy, .feedback, .download, .replaceAll, .animated:
      false
    }
  }
}
#endif
