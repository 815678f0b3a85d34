#if PortableViews
/// The layout and the appearance of an element, as values that every renderer can interpret.
///
/// Lengths are in points, which are CSS pixels in a browser.
///
/// Most elements set few values or none. Values that are often set together share a box, which is copied on
/// writing: a style takes the memory of what it sets.
public struct ElementStyle: Hashable, Sendable {
  var groups = StyleGroup<Groups>()

  /// Creates an empty style.
  public init() {}

  /// Returns a style that sets only an alignment.
  ///
  /// The common alignments of stacks share one box each.
  static func aligned(_ alignment: ElementAlignment) -> Self {
    if alignment == centered.alignment { return centered }
    if alignment == leading.alignment { return leading }
    return Self(alignment: alignment)
  }

  private static let centered = Self(alignment: ElementAlignment())
  private static let leading = Self(alignment: ElementAlignment(horizontal: .leading))

  /// The style of the stack of a label, in a box that all labels share.
  static let label = {
    var style = Self(alignment: ElementAlignment())
    style.isLabel = true
    return style
  }()

  private init(alignment: ElementAlignment) {
    self.alignment = alignment
  }

  /// Whether the style sets no value.
  public var isEmpty: Bool { groups.isEmpty }

  /// Whether the style may set a value, which is quickly known.
  var hasValues: Bool { groups.box != nil }

  /// Whether the frame has a width or a limit of it.
  package var hasWidth: Bool { width != nil || minWidth != nil || maxWidth != nil }

  /// Whether the frame has a height or a limit of it.
  package var hasHeight: Bool { height != nil || minHeight != nil || maxHeight != nil }

  /// Whether a layout has set a placement or an arrangement.
  package var isArranged: Bool {
    guard let rarities = groups.box?.values.rarities.box else { return false }
    return rarities.values.placement != nil || rarities.values.arrangement != nil
  }

  /// The space between the content and the edges, in points.
  public var padding: EdgeLengths? {
    get { groups.box?.values.space.box?.values.padding }
    set { set(\.space, \.padding, to: newValue) }
  }
  /// The space between the children of a stack, or the least length of a spacer, in points.
  public var spacing: Double? {
    get { groups.box?.values.space.box?.values.spacing }
    set { set(\.space, \.spacing, to: newValue) }
  }
  /// The alignment of the content.
  public var alignment: ElementAlignment? {
    get { groups.box?.values.alignment }
    set { set(\.alignment, to: newValue) }
  }
  /// Whether a stack is a label: an icon, then a title.
  ///
  /// Renderers choose the space between them, and the colour of the icon in a row.
  public var isLabel: Bool? {
    get { groups.box?.values.isLabel }
    set { set(\.isLabel, to: newValue) }
  }
  /// The width, in points.
  public var width: Double? {
    get { groups.box?.values.frame.box?.values.width }
    set { set(\.frame, \.width, to: newValue) }
  }
  /// The height, in points.
  public var height: Double? {
    get { groups.box?.values.frame.box?.values.height }
    set { set(\.frame, \.height, to: newValue) }
  }
  /// The least width, in points.
  public var minWidth: Double? {
    get { groups.box?.values.frame.box?.values.minWidth }
    set { set(\.frame, \.minWidth, to: newValue) }
  }
  /// The greatest width, in points; infinite to take all available space.
  public var maxWidth: Double? {
    get { groups.box?.values.frame.box?.values.maxWidth }
    set { set(\.frame, \.maxWidth, to: newValue) }
  }
  /// The least height, in points.
  public var minHeight: Double? {
    get { groups.box?.values.frame.box?.values.minHeight }
    set { set(\.frame, \.minHeight, to: newValue) }
  }
  /// The greatest height, in points; infinite to take all available space.
  public var maxHeight: Double? {
    get { groups.box?.values.frame.box?.values.maxHeight }
    set { set(\.frame, \.maxHeight, to: newValue) }
  }
  /// The font, inherited by texts inside the element.
  public var font: ElementFont? {
    get { groups.box?.values.text.box?.values.font }
    set { set(\.text, \.font, to: newValue) }
  }
  /// The colour of text, inherited by texts inside the element.
  public var foreground: ElementColor? {
    get { groups.box?.values.surface.box?.values.foreground }
    set { set(\.surface, \.foreground, to: newValue) }
  }
  /// The colour of controls, inherited by those inside the element.
  public var tint: ElementColor? {
    get { groups.box?.values.rarities.box?.values.tint?.value }
    set { set(\.rarities, \.tint, to: newValue.map(Boxed.value)) }
  }
  /// The colour behind the content.
  public var background: ElementColor? {
    get { groups.box?.values.surface.box?.values.background }
    set { set(\.surface, \.background, to: newValue) }
  }
  /// The radius of rounded corners, in points; infinite for ends that are half circles.
  public var cornerRadius: Double? {
    get { groups.box?.values.surface.box?.values.cornerRadius }
    set { set(\.surface, \.cornerRadius, to: newValue) }
  }
  /// The opacity, from 0 to 1.
  public var opacity: Double? {
    get { groups.box?.values.drawing.box?.values.opacity }
    set { set(\.drawing, \.opacity, to: newValue) }
  }
  /// Whether all digits have the same width.
  public var isMonospacedDigit: Bool? {
    get { groups.box?.values.isMonospacedDigit }
    set { set(\.isMonospacedDigit, to: newValue) }
  }
  /// The alignment of lines of text.
  public var textAlignment: ElementAlignment.Horizontal? {
    get { groups.box?.values.textAlignment }
    set { set(\.textAlignment, to: newValue) }
  }
  /// The greatest number of lines of a text.
  public var lineLimit: Int? {
    get { groups.box?.values.text.box?.values.lineLimit }
    set { set(\.text, \.lineLimit, to: newValue) }
  }
  /// The number of lines that a text takes space for, at least.
  public var reservedLines: Int? {
    get { groups.box?.values.text.box?.values.reservedLines }
    set { set(\.text, \.reservedLines, to: newValue) }
  }

  /// The clockwise rotation, in degrees.
  public var rotation: Double? {
    get { groups.box?.values.drawing.box?.values.rotation }
    set { set(\.drawing, \.rotation, to: newValue) }
  }
  /// The factor by which the drawn element is scaled; 1 for its own size.
  public var scale: Double? {
    get { groups.box?.values.drawing.box?.values.scale }
    set { set(\.drawing, \.scale, to: newValue) }
  }
  /// The offset of the drawn element from its place in the layout.
  public var offset: ElementOffset? {
    get { groups.box?.values.drawing.box?.values.offset }
    set { set(\.drawing, \.offset, to: newValue) }
  }
  /// The element's shadow.
  public var shadow: ElementShadow? {
    get { groups.box?.values.rarities.box?.values.shadow }
    set { set(\.rarities, \.shadow, to: newValue) }
  }
  /// The line around the element.
  public var border: ElementBorder? {
    get { groups.box?.values.rarities.box?.values.border }
    set { set(\.rarities, \.border, to: newValue) }
  }
  /// The lines through and under the text.
  public var textDecoration: ElementTextDecoration? {
    get { groups.box?.values.text.box?.values.textDecoration }
    set { set(\.text, \.textDecoration, to: newValue) }
  }
  /// The width divided by the height.
  public var aspectRatio: Double? {
    get { groups.box?.values.space.box?.values.aspectRatio }
    set { set(\.space, \.aspectRatio, to: newValue) }
  }
  /// The way in which a picture inside keeps its ratio in the frame; `nil` stretches it.
  public var contentMode: ContentMode? {
    get { groups.box?.values.contentMode }
    set { set(\.contentMode, to: newValue) }
  }
  /// The columns of a grid.
  public var columns: [ElementColumn]? {
    get { groups.box?.values.rarities.box?.values.columns }
    set { set(\.rarities, \.columns, to: newValue) }
  }
  /// Whether content outside of the element's bounds is cut off.
  public var isClipped: Bool? {
    get { groups.box?.values.isClipped }
    set { set(\.isClipped, to: newValue) }
  }
  /// The outline outside of which nothing of the element is drawn.
  public var clip: ElementClip? {
    get { groups.box?.values.rarities.box?.values.clip?.value }
    set { set(\.rarities, \.clip, to: newValue.map(Boxed.value)) }
  }
  /// The drawing whose opacity is multiplied by the element's.
  public var mask: DrawingDetails? {
    get { groups.box?.values.rarities.box?.values.mask?.value }
    set { set(\.rarities, \.mask, to: newValue.map(Boxed.value)) }
  }
  /// The place of the element's middle in the element around it, from the top left.
  public var position: ElementOffset? {
    get { groups.box?.values.rarities.box?.values.position?.value }
    set { set(\.rarities, \.position, to: newValue.map(Boxed.value)) }
  }
  /// The axes along which the element keeps its ideal length.
  public var fixedAxes: Axis.Set? {
    get { groups.box?.values.fixedAxes }
    set { set(\.fixedAxes, to: newValue) }
  }
  /// The effects on what is drawn of the element, in their order.
  public var filters: [ElementFilter]? {
    get { groups.box?.values.rarities.box?.values.filters }
    set { set(\.rarities, \.filters, to: newValue) }
  }
  /// The way in which the colours are mixed with those behind the element.
  public var blendMode: ElementBlendMode? {
    get { groups.box?.values.blendMode }
    set { set(\.blendMode, to: newValue) }
  }
  /// Whether blend modes inside of the element leave what is behind it.
  public var isIsolated: Bool? {
    get { groups.box?.values.isIsolated }
    set { set(\.isIsolated, to: newValue) }
  }

  /// The gradient or material of the background, for renderers that draw more than a colour.
  public var backdrop: ElementBackdrop? {
    get { groups.box?.values.surface.box?.values.backdrop }
    set { set(\.surface, \.backdrop, to: newValue) }
  }
  /// Whether the element and its descendants take pointer events.
  public var allowsHitTesting: Bool? {
    get { groups.box?.values.allowsHitTesting }
    set { set(\.allowsHitTesting, to: newValue) }
  }

  /// The order in which elements that overlap are drawn, the greatest in front; 0 by default.
  public var zIndex: Double? {
    get { groups.box?.values.drawing.box?.values.zIndex }
    set { set(\.drawing, \.zIndex, to: newValue) }
  }
  /// Whether users can select the texts; the renderer decides if `nil`.
  public var isSelectable: Bool? {
    get { groups.box?.values.isSelectable }
    set { set(\.isSelectable, to: newValue) }
  }
  /// Whether a shape is drawn in place of the content.
  public var isRedacted: Bool? {
    get { groups.box?.values.isRedacted }
    set { set(\.isRedacted, to: newValue) }
  }
  /// Whether the lines between a row and its neighbours are hidden.
  public var hidesSeparators: Bool? {
    get { groups.box?.values.hidesSeparators }
    set { set(\.hidesSeparators, to: newValue) }
  }

  /// The priority with which the element gets space in a stack; 0 by default.
  public var layoutPriority: Double? {
    get { groups.box?.values.space.box?.values.layoutPriority }
    set { set(\.space, \.layoutPriority, to: newValue) }
  }
  /// The arrangement of the children, if they have a ``placement`` each.
  public var arrangement: ElementArrangement? {
    get { groups.box?.values.rarities.box?.values.arrangement?.value }
    set { set(\.rarities, \.arrangement, to: newValue.map(Boxed.value)) }
  }
  /// The place in an arrangement.
  public var placement: ElementPlacement? {
    get { groups.box?.values.rarities.box?.values.placement?.value }
    set { set(\.rarities, \.placement, to: newValue.map(Boxed.value)) }
  }

  /// The direction in which the element and its content are laid out; `nil` for that around it.
  public var layoutDirection: LayoutDirection? {
    get { groups.box?.values.layoutDirection }
    set { set(\.layoutDirection, to: newValue) }
  }

  /// The values that few elements have.
  package var effects: ElementEffects {
    get { knownEffects ?? ElementEffects() }
    set { set(\.rarities, \.effects, to: newValue == ElementEffects() ? nil : .value(newValue)) }
  }

  /// Whether the style sets values that few elements have.
  package var hasEffects: Bool { knownEffects != nil }

  /// The values that few elements have; `nil` if the style sets none of them.
  package var knownEffects: ElementEffects? {
    groups.box?.values.rarities.box?.values.effects?.value
  }

  // Inlined, since the compiler makes a field of a literal key path; else it is followed at run time.
  @inline(__always)
  private mutating func set<T>(_ keyPath: WritableKeyPath<Groups, T?>, to value: T?) {
    // Setting `nil` over `nil` must not copy or allocate a box.
    guard value != nil || groups.box?.values[keyPath: keyPath] != nil else { return }
    groups.uniqueBox().values[keyPath: keyPath] = value
  }

  @inline(__always)
  private mutating func set<Values, T>(
    _ group: WritableKeyPath<Groups, StyleGroup<Values>>, _ keyPath: WritableKeyPath<Values, T?>,
    to value: T?
  ) {
    guard value != nil || groups.box?.values[keyPath: group].box?.values[keyPath: keyPath] != nil
    else { return }
    groups.uniqueBox().values[keyPath: group].uniqueBox().values[keyPath: keyPath] = value
  }
}
#endif
