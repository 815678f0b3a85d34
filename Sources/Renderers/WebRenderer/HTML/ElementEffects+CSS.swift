#if PortableViews && Web
import ComposableUI

extension CSSDeclarations {
  /// Sets transforms, of which the first is the innermost.
  mutating func set(_ property: Property, _ transforms: [ElementTransform]) {
    let functions = transforms.reversed().compactMap(Self.format)
    if !functions.isEmpty { declare(property, functions.joined(separator: " ")) }
  }

  /// Sets a shadow behind an element, and those on its inside.
  mutating func set(_ property: Property, _ shadow: ElementShadow?, inside: [ElementShadow]) {
    let shadows =
      [shadow].compactMap(\.self).compactMap(Self.format)
      + inside.compactMap(Self.format).map { "inset \($0)" }
    if !shadows.isEmpty { declare(property, shadows.joined(separator: ",")) }
  }

  /// Returns a shadow with its lengths; `nil` for lengths that are none.
  static func format(_ shadow: ElementShadow) -> String? {
    let lengths = [shadow.offset.x, shadow.offset.y, max(shadow.radius, 0) * 2]
    guard lengths.allSatisfy(\.isFinite) else { return nil }
    let text = lengths.map { "\(format($0))px" }.joined(separator: " ")
    return "\(text) \(format(shadow.color))"
  }

  /// Returns a transform as functions of CSS around the middle of an element; `nil` for numbers that
  /// are none.
  private static func format(_ transform: ElementTransform) -> String? {
    func around(_ anchor: UnitPoint, z: Double = 0, _ function: String) -> String? {
      let (x, y) = (anchor.x - 0.5, anchor.y - 0.5)
      guard x.isFinite, y.isFinite, z.isFinite else { return nil }
      if x == 0, y == 0, z == 0 { return function }
      func move(_ sign: Double) -> String {
        let place = "\(format(x * 100 * sign))%,\(format(y * 100 * sign))%"
        return z == 0 ? "translate(\(place))" : "translate3d(\(place),\(format(z * sign))px)"
      }
      return "\(move(1)) \(function) \(move(-1))"
    }
    switch transform {
    case .offset(let x, let y):
      guard x.isFinite, y.isFinite else { return nil }
      return "translate(\(format(x))px,\(format(y))px)"
    case .scale(let x, let y, let anchor):
      guard x.isFinite, y.isFinite else { return nil }
      return around(anchor, "scale(\(format(x)),\(format(y)))")
    case .rotation(let degrees, let anchor):
      guard degrees.isFinite else { return nil }
      return around(anchor, "rotate(\(format(degrees))deg)")
    case .rotation3D(let degrees, let axis):
      let parts = [axis.x, axis.y, axis.z]
      guard degrees.isFinite, parts.allSatisfy(\.isFinite) else { return nil }
      let list = parts.map(format).joined(separator: ",")
      let turn = around(
        axis.anchor, z: axis.anchorZ, "rotate3d(\(list),\(format(degrees))deg)")
      guard axis.perspective.isFinite, axis.perspective > 0 else { return turn }
      let distance = format(Self.eyeDistance / axis.perspective)
      return turn.map { "perspective(\(distance)px) \($0)" }
    case .affine(let a, let b, let c, let d, let x, let y):
      let numbers = [a, b, c, d, x, y]
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      let list = numbers.map(format).joined(separator: ",")
      return "translate(-50%,-50%) matrix(\(list)) translate(50%,50%)"
    }
  }

  /// The distance of the eye from a rotation in space with a perspective of 1, in points.
  private static let eyeDistance = 400.0
}

extension ViewElement {
  /// Sets the effects that few elements have.
  func declareRareEffects(in css: inout CSSDeclarations) {
    guard let effects = style.knownEffects else { return }
    css.set(.transform, effects.transforms)
    if let shadow = effects.textShadow { css.set(.textShadow, shadow, inside: []) }
    css.set(details.scrolling != nil ? .betweenRows : .rowGap, pixels: effects.rowSpacing)
    css.set(.betweenSections, pixels: effects.sectionSpacing)
    css.set(.bar, effects.barColor)
    css.set(.separator, effects.separatorColor)
    css.set(.hitArea, effects.hitArea)
    css.set(.secondary, effects.secondaryForeground)
    css.set(.frame, effects.secondaryForeground)
    if role == .section { declareLines(effects.sectionLines, in: &css) }
    css.set(.edge, effects.popoverEdge?.keyword)
    declareCell(effects, in: &css)
    guard role == .text, style.lineLimit == 1 else { return }
    let cutsHead = effects.truncation == .head
    guard cutsHead || effects.leastScale != nil else { return }
    css.set(.display, .block)
    css.set(.whiteSpace, .noWrap)
    css.set(.overflow, .hidden)
    css.set(.textOverflow, .ellipsis)
  }

  /// Sets the lines above and below a section, which take no space.
  private func declareLines(_ lines: ElementSectionLines?, in css: inout CSSDeclarations) {
    guard let lines else { return }
    func line(_ isShown: Bool?, _ color: ElementColor?, at y: String) -> String? {
      guard isShown == true else { return nil }
      return "0 \(y) \(color.map(CSSDeclarations.format) ?? "var(--line)")"
    }
    let shadows = [
      line(lines.top, lines.topColor, at: "-1px"), line(lines.bottom, lines.bottomColor, at: "1px"),
    ].compactMap(\.self)
    if !shadows.isEmpty { css.declare(.boxShadow, shadows.joined(separator: ",")) }
  }

  /// Sets the place in a grid of rows.
  private func declareCell(_ effects: ElementEffects, in css: inout CSSDeclarations) {
    if let place = effects.gridPlace {
      css.declare(.gridColumn, "\(place.column + 1)/span \(place.span)")
      css.set(.justifySelf, place.horizontal?.keyword)
      // A view that takes all the height of its cell is stretched.
      if !layout.contains(.fillsHeight) { css.set(.alignSelf, place.vertical?.keyword) }
    }
    // A length of 0 makes no track longer; the track has the least length.
    guard let axes = effects.gridCell?.unsizedAxes else { return }
    if axes.contains(.horizontal) {
      css.set(.width, pixels: 0)
      css.set(.minWidth, .full)
    }
    if axes.contains(.vertical) {
      css.set(.height, pixels: 0)
      css.set(.minHeight, .full)
    }
  }

  /// Whether the line limit of the text is drawn by ``declareRareEffects(in:)``.
  var hasFittingLine: Bool {
    guard role == .text, style.lineLimit == 1, let effects = style.knownEffects else {
      return false
    }
    return effects.truncation == .head || effects.leastScale != nil
  }

  /// Sets the gradient of the letters of a text, in front of its background.
  func declareTextGradient(in css: inout CSSDeclarations) -> Bool {
    guard role == .text || role == .richText,
      let gradient = style.knownEffects?.textGradient
    else { return false }
    css.set(.background, gradient, inFrontOf: style.background)
    css.set(.backgroundClip, style.background == nil ? .text : .textAndBox)
    css.set(.textFill, .transparent)
    return true
  }
}

extension Edge {
  /// The keyword of the place beside the edge.
  fileprivate var keyword: CSSDeclarations.Keyword {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .inlineStart
    case .trailing: .inlineEnd
    }
  }
}

extension ElementEffects {
  /// Returns the number of a group of elements, as attributes have it.
  static func groupText(_ group: Int) -> String { String(UInt(bitPattern: group), radix: 36) }

  /// The value of the attribute `data-match`: the group, the geometry, the anchor and whether the
  /// element is a source.
  var matchText: String? {
    match.map { match in
      let group = Self.groupText(match.group)
      let anchor = [match.anchor.x, match.anchor.y].map { $0.isFinite ? $0 : 0.5 }
        .map(CSSDeclarations.format).joined(separator: " ")
      return "\(group) \(match.properties.rawValue) \(anchor) \(match.isSource ? 1 : 0)"
    }
  }

  /// The value of the attribute `data-content`: the letter of the motion of new contents.
  var contentText: String? {
    switch contentTransition?.kind {
    case nil: nil
    case .identity: "x"
    case .opacity, .interpolate: "o"
    case .number(let countsDown): countsDown ? "d" : "u"
    case .numberByValue: "v"
    case .symbol: "s"
    }
  }

  /// The value of the attribute `data-symbol`: the motions with their counts, runs and speeds.
  var symbolText: String? {
    guard !symbolMotions.isEmpty else { return nil }
    return symbolMotions.map { motion in
      let count = motion.count.map(String.init) ?? ""
      let speed = CSSDeclarations.format(motion.speed)
      return "\(motion.kind.rawValue):\(count):\(motion.runs ?? 0):\(speed)"
    }.joined(separator: " ")
  }

  /// The value of the attribute `data-edges`: the axis, the visible share, the motions and the looks.
  var edgesText: String? {
    guard let looks = scrollLooks else { return nil }
    let axis =
      switch looks.axis {
      case nil: ""
      case .horizontal: "x"
      case .vertical: "y"
      }
    let styles = [looks.leading, looks.trailing].map { style in
      var element = ViewElement(.box)
      element.style = style
      return element.css ?? ""
    }
    let motions = looks.motions.map(\.text)
    return ([axis, CSSDeclarations.format(looks.visibleShare)] + motions + styles)
      .joined(separator: "|")
  }
}

extension ElementScrollMotion {
  /// The letter of the motion with its easing, and its duration in milliseconds.
  fileprivate var text: String {
    switch self {
    case .identity: return "n"
    case .interactive(let curve):
      let easing = AnimationCurve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2).css
      return "i \(easing)"
    case .animated(let animation):
      let timing = animation.timing
      let duration = timing.duration.isFinite ? min(max(timing.duration, 0), 60) : 0
      return "a \(timing.curve.css) \(Int(duration * 1_000))"
    }
  }
}
#endif
