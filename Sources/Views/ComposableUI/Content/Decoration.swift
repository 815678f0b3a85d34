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
  package var handlers: EventHandlers?
  /// The style of the row of a list that the element becomes.
  package var rowStyle = ElementStyle()
  /// A view that is added to that row.
  package var rowLayer: RowLayer?
  /// The alignment guides and values for the layout around the element.
  package var layoutValues: LayoutValues?

  package init(_ stage: Stage, style: (inout ElementStyle) -> Void = { _ in }) {
    self.stage = stage
    style(&self.style)
  }

  /// Returns whether another decoration has the same effect; one with functions never has.
  package func isSame(_ other: Self) -> Bool {
    stage == other.stage && handlers == nil && other.handlers == nil && layoutValues == nil
      && other.layoutValues == nil && style == other.style && traits == other.traits
      && rowStyle == other.rowStyle && rowLayer == nil && other.rowLayer == nil
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
  mutating func merge(outer: ElementStyle, role: ViewElement.Role) {
    if let padding = outer.padding { self.padding = (self.padding ?? EdgeLengths()) + padding }
    spacing = spacing ?? outer.spacing
    alignment = outer.alignment.map { alignment?.merged(outer: $0, role: role) ?? $0 } ?? alignment
    width = outer.width ?? width
    height = outer.height ?? height
    minWidth = outer.minWidth ?? minWidth
    maxWidth = outer.maxWidth ?? maxWidth
    minHeight = outer.minHeight ?? minHeight
    maxHeight = outer.maxHeight ?? maxHeight
    if let font = outer.font { self.font = (self.font ?? ElementFont()).inheriting(font) }
    foreground = foreground ?? outer.foreground
    tint = tint ?? outer.tint
    background = outer.background ?? background
    cornerRadius = outer.cornerRadius ?? cornerRadius
    if let opacity = outer.opacity { self.opacity = (self.opacity ?? 1) * opacity }
    isMonospacedDigit = isMonospacedDigit ?? outer.isMonospacedDigit
    textAlignment = textAlignment ?? outer.textAlignment
    if lineLimit == nil && reservedLines == nil {
      lineLimit = outer.lineLimit
      reservedLines = outer.reservedLines
    }
    mergeEffects(of: outer)
  }

  private mutating func mergeEffects(of outer: ElementStyle) {
    prepareTransforms(for: outer)
    if let rotation = outer.rotation { self.rotation = (self.rotation ?? 0) + rotation }
    if let scale = outer.scale { self.scale = (self.scale ?? 1) * scale }
    if let offset = outer.offset {
      self.offset = ElementOffset(
        x: (self.offset?.x ?? 0) + offset.x, y: (self.offset?.y ?? 0) + offset.y)
    }
    shadow = outer.shadow ?? shadow
    border = outer.border ?? border
    if let outer = outer.textDecoration {
      textDecoration = ElementTextDecoration(
        isUnderlined: textDecoration?.isUnderlined == true || outer.isUnderlined,
        isStruckThrough: textDecoration?.isStruckThrough == true || outer.isStruckThrough,
        color: textDecoration?.color ?? outer.color)
    }
    aspectRatio = outer.aspectRatio ?? aspectRatio
    contentMode = outer.contentMode ?? contentMode
    columns = outer.columns ?? columns
    isClipped = outer.isClipped ?? isClipped
    clip = outer.clip ?? clip
    position = outer.position ?? position
    mask = outer.mask ?? mask
    if let outer = outer.fixedAxes { fixedAxes = (fixedAxes ?? []).union(outer) }
    if let outer = outer.filters { filters = (filters ?? []) + outer }
    blendMode = outer.blendMode ?? blendMode
    isIsolated = outer.isIsolated ?? isIsolated
    layoutPriority = layoutPriority ?? outer.layoutPriority
    zIndex = outer.zIndex ?? zIndex
    isSelectable = isSelectable ?? outer.isSelectable
    isRedacted = isRedacted ?? outer.isRedacted
    backdrop = outer.background == nil ? backdrop : outer.backdrop
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
