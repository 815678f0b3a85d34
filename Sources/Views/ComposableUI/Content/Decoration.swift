#if PortableViews
/// A change that a modifier makes to the outermost elements of a view.
///
/// Most changes merge into the element. A change that must be outside of an earlier one, such as
/// padding around a background, adds a box around the element; the order of stages decides.
package struct Decoration {
  /// The layers of an element from the inside out.
  package enum Stage: Int, Comparable {
    case content, padding, frame, background, clip, opacity, gesture

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  package var stage: Stage
  package var style = ElementStyle()
  package var traits = ElementTraits()
  package var handlers: EventHandlers? {
    get { rarities?.handlers }
    set { change { $0.handlers = newValue } }
  }
  /// The style of the row of a list that the element becomes.
  package var rowStyle: ElementStyle {
    get { rarities?.rowStyle ?? ElementStyle() }
    set { change { $0.rowStyle = newValue } }
  }
  /// A view that is added to that row.
  package var rowLayer: RowLayer? {
    get { rarities?.rowLayer }
    set { change { $0.rowLayer = newValue } }
  }
  /// The alignment guides and values for the layout around the element.
  package var layoutValues: LayoutValues? {
    get { rarities?.layoutValues }
    set { change { $0.layoutValues = newValue } }
  }

  private var rarities: Rarities?

  package init(_ stage: Stage, style: (inout ElementStyle) -> Void = { _ in }) {
    self.stage = stage
    style(&self.style)
  }

  /// Returns whether another decoration has the same effect; one with functions never has.
  package func isSame(_ other: Self) -> Bool {
    stage == other.stage && style == other.style && traits == other.traits
      && (rarities == nil && other.rarities == nil || hasSameRarities(as: other))
  }

  private func hasSameRarities(as other: Self) -> Bool {
    handlers == nil && other.handlers == nil && layoutValues == nil && other.layoutValues == nil
      && rowStyle == other.rowStyle && rowLayer == nil && other.rowLayer == nil
  }

  private mutating func change(_ body: (Rarities) -> Void) {
    if !isKnownUniquelyReferenced(&rarities) { rarities = Rarities(copying: rarities) }
    if let rarities { body(rarities) }
  }

  /// The parts that few decorations have: each view keeps those around it.
  private final class Rarities {
    var handlers: EventHandlers?
    var rowStyle = ElementStyle()
    var rowLayer: RowLayer?
    var layoutValues: LayoutValues?

    init(copying other: Rarities?) {
      handlers = other?.handlers
      rowStyle = other?.rowStyle ?? ElementStyle()
      rowLayer = other?.rowLayer
      layoutValues = other?.layoutValues
    }
  }
}

extension Decoration {
  /// The change to the row alone; `nil` if there is none.
  package var ofRow: Self? {
    guard rowLayer != nil || !rowStyle.isEmpty else { return nil }
    var row = Self(.content)
    row.rowStyle = rowStyle
    row.rowLayer = rowLayer
    return row
  }

  /// Merges the style of the row into an inner modifier's, which wins.
  package func mergeRow(into style: inout ElementStyle) {
    if style.background == nil, style.backdrop == nil {
      style.background = rowStyle.background
      style.backdrop = rowStyle.backdrop
    }
    style.padding = style.padding ?? rowStyle.padding
    style.hidesSeparators = style.hidesSeparators ?? rowStyle.hidesSeparators
    style.cornerRadius = style.cornerRadius ?? rowStyle.cornerRadius
    if let effects = rowStyle.knownEffects { style.effects = style.effects.inside(effects) }
  }

  package func merge(into element: inout ViewElement) {
    element.style.merge(outer: style, role: element.role)
    element.traits.merge(outer: traits)
    if let handlers { element.events.formUnion(handlers.events) }
  }
}

extension ElementStyle {
  /// Merges the style of an outer modifier; for inherited looks, the inner value wins.
  ///
  /// Sets nothing that stays as it is: a value that is set takes a copy of the values beside it.
  mutating func merge(outer: ElementStyle, role: ViewElement.Role) {
    prepareTransforms(for: outer)
    if let alignment = outer.alignment {
      self.alignment = self.alignment?.merged(outer: alignment, role: role) ?? alignment
    }
    if isMonospacedDigit == nil { isMonospacedDigit = outer.isMonospacedDigit }
    if textAlignment == nil { textAlignment = outer.textAlignment }
    if !take(\.frame, of: outer) { mergeFrame(of: outer) }
    if !take(\.space, of: outer) { mergeSpace(of: outer) }
    if !take(\.text, of: outer) { mergeText(of: outer) }
    // A backdrop replaces another with its colour alone.
    let hasBackdropAlone = outer.background == nil && outer.backdrop != nil
    if hasBackdropAlone || !take(\.surface, of: outer) { mergeSurface(of: outer) }
    if !take(\.drawing, of: outer) { mergeDrawing(of: outer) }
    mergeEffects(of: outer)
  }

  private mutating func mergeFrame(of outer: ElementStyle) {
    if let width = outer.width { self.width = width }
    if let height = outer.height { self.height = height }
    if let minWidth = outer.minWidth { self.minWidth = minWidth }
    if let maxWidth = outer.maxWidth { self.maxWidth = maxWidth }
    if let minHeight = outer.minHeight { self.minHeight = minHeight }
    if let maxHeight = outer.maxHeight { self.maxHeight = maxHeight }
  }

  private mutating func mergeSpace(of outer: ElementStyle) {
    if let padding = outer.padding { self.padding = (self.padding ?? EdgeLengths()) + padding }
    if spacing == nil { spacing = outer.spacing }
    if let aspectRatio = outer.aspectRatio { self.aspectRatio = aspectRatio }
    if layoutPriority == nil { layoutPriority = outer.layoutPriority }
  }

  private mutating func mergeText(of outer: ElementStyle) {
    if let font = outer.font { self.font = (self.font ?? ElementFont()).inheriting(font) }
    if lineLimit == nil && reservedLines == nil {
      lineLimit = outer.lineLimit
      reservedLines = outer.reservedLines
    }
    if let outer = outer.textDecoration {
      textDecoration = ElementTextDecoration(
        isUnderlined: textDecoration?.isUnderlined == true || outer.isUnderlined,
        isStruckThrough: textDecoration?.isStruckThrough == true || outer.isStruckThrough,
        color: textDecoration?.color ?? outer.color)
    }
  }

  private mutating func mergeSurface(of outer: ElementStyle) {
    if foreground == nil { foreground = outer.foreground }
    if let background = outer.background {
      self.background = background
      backdrop = outer.backdrop
    }
    if let cornerRadius = outer.cornerRadius { self.cornerRadius = cornerRadius }
  }

  private mutating func mergeDrawing(of outer: ElementStyle) {
    if let opacity = outer.opacity { self.opacity = (self.opacity ?? 1) * opacity }
    if let rotation = outer.rotation { self.rotation = (self.rotation ?? 0) + rotation }
    if let scale = outer.scale { self.scale = (self.scale ?? 1) * scale }
    if let offset = outer.offset {
      self.offset = ElementOffset(
        x: (self.offset?.x ?? 0) + offset.x, y: (self.offset?.y ?? 0) + offset.y)
    }
    if let zIndex = outer.zIndex { self.zIndex = zIndex }
  }

  private mutating func mergeEffects(of outer: ElementStyle) {
    if tint == nil { tint = outer.tint }
    if let shadow = outer.shadow { self.shadow = shadow }
    if let border = outer.border { self.border = border }
    if let contentMode = outer.contentMode { self.contentMode = contentMode }
    if let columns = outer.columns { self.columns = columns }
    if let isClipped = outer.isClipped { self.isClipped = isClipped }
    if let clip = outer.clip { self.clip = clip }
    if let position = outer.position { self.position = position }
    if let mask = outer.mask { self.mask = mask }
    if let outer = outer.fixedAxes { fixedAxes = (fixedAxes ?? []).union(outer) }
    if let outer = outer.filters { filters = (filters ?? []) + outer }
    if let blendMode = outer.blendMode { self.blendMode = blendMode }
    if let isIsolated = outer.isIsolated { self.isIsolated = isIsolated }
    if isSelectable == nil { isSelectable = outer.isSelectable }
    if isRedacted == nil { isRedacted = outer.isRedacted }
    if let outer = outer.knownEffects { effects = effects.inside(outer) }
    if outer.allowsHitTesting == false { allowsHitTesting = false }
  }
}

extension ElementAlignment {
  /// Returns the alignment combined with an outer frame's, which moves a stack along its axis alone.
  ///
  /// A stack aligns its views itself across the axis: a frame that moves it there is a box of its own.
  fileprivate func merged(outer: Self, role: ViewElement.Role) -> Self {
    switch role {
    case .verticalStack: Self(horizontal: horizontal, vertical: outer.vertical)
    case .horizontalStack: Self(horizontal: outer.horizontal, vertical: vertical)
    case .overlayStack, .grid: self
    default: outer == Self() ? self : outer
    }
  }
}

extension EdgeLengths {
  fileprivate static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }
}
#endif
