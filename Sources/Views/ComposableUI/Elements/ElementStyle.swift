#if PortableViews
/// The layout and the appearance of an element, as values that every renderer can interpret.
///
/// Lengths are in points, which are CSS pixels in a browser.
///
/// Most elements set few values or none. A shared box holds them and is copied on writing, which
/// keeps an element small.
public struct ElementStyle: Hashable, Sendable {
  private var box: Box?

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

  private init(alignment: ElementAlignment) {
    self.alignment = alignment
  }

  /// Whether the style sets no value.
  public var isEmpty: Bool { box == nil || values == Values() }

  /// Whether the style may set a value, which is quickly known.
  var hasValues: Bool { box != nil }

  /// Whether the frame has a width or a limit of it.
  package var hasWidth: Bool { width != nil || minWidth != nil || maxWidth != nil }

  /// Whether the frame has a height or a limit of it.
  package var hasHeight: Bool { height != nil || minHeight != nil || maxHeight != nil }

  /// Whether a layout has set a placement or an arrangement.
  package var isArranged: Bool {
    guard let box else { return false }
    return box.values.placement != nil || box.values.arrangement != nil
  }

  /// The space between the content and the edges, in points.
  public var padding: EdgeLengths? {
    get { box?.values.padding }
    set { set(\.padding, to: newValue) }
  }
  /// The space between the children of a stack, or the least length of a spacer, in points.
  public var spacing: Double? {
    get { box?.values.spacing }
    set { set(\.spacing, to: newValue) }
  }
  /// The alignment of the content.
  public var alignment: ElementAlignment? {
    get { box?.values.alignment }
    set { set(\.alignment, to: newValue) }
  }
  /// The width, in points.
  public var width: Double? {
    get { box?.values.width }
    set { set(\.width, to: newValue) }
  }
  /// The height, in points.
  public var height: Double? {
    get { box?.values.height }
    set { set(\.height, to: newValue) }
  }
  /// The least width, in points.
  public var minWidth: Double? {
    get { box?.values.minWidth }
    set { set(\.minWidth, to: newValue) }
  }
  /// The greatest width, in points; infinite to take all available space.
  public var maxWidth: Double? {
    get { box?.values.maxWidth }
    set { set(\.maxWidth, to: newValue) }
  }
  /// The least height, in points.
  public var minHeight: Double? {
    get { box?.values.minHeight }
    set { set(\.minHeight, to: newValue) }
  }
  /// The greatest height, in points; infinite to take all available space.
  public var maxHeight: Double? {
    get { box?.values.maxHeight }
    set { set(\.maxHeight, to: newValue) }
  }
  /// The font, inherited by texts inside the element.
  public var font: ElementFont? {
    get { box?.values.font }
    set { set(\.font, to: newValue) }
  }
  /// The colour of text, inherited by texts inside the element.
  public var foreground: ElementColor? {
    get { box?.values.foreground }
    set { set(\.foreground, to: newValue) }
  }
  /// The colour of controls, inherited by those inside the element.
  public var tint: ElementColor? {
    get { box?.values.tint?.value }
    set { set(\.tint, to: newValue.map(Boxed.value)) }
  }
  /// The colour behind the content.
  public var background: ElementColor? {
    get { box?.values.background }
    set { set(\.background, to: newValue) }
  }
  /// The radius of rounded corners, in points; infinite for ends that are half circles.
  public var cornerRadius: Double? {
    get { box?.values.cornerRadius }
    set { set(\.cornerRadius, to: newValue) }
  }
  /// The opacity, from 0 to 1.
  public var opacity: Double? {
    get { box?.values.opacity }
    set { set(\.opacity, to: newValue) }
  }
  /// Whether all digits have the same width.
  public var isMonospacedDigit: Bool? {
    get { box?.values.isMonospacedDigit }
    set { set(\.isMonospacedDigit, to: newValue) }
  }
  /// The alignment of lines of text.
  public var textAlignment: ElementAlignment.Horizontal? {
    get { box?.values.textAlignment }
    set { set(\.textAlignment, to: newValue) }
  }
  /// The greatest number of lines of a text.
  public var lineLimit: Int? {
    get { box?.values.lineLimit }
    set { set(\.lineLimit, to: newValue) }
  }
  /// The number of lines that a text takes space for, at least.
  public var reservedLines: Int? {
    get { box?.values.reservedLines }
    set { set(\.reservedLines, to: newValue) }
  }

  /// The clockwise rotation, in degrees.
  public var rotation: Double? {
    get { box?.values.rotation }
    set { set(\.rotation, to: newValue) }
  }
  /// The factor by which the drawn element is scaled; 1 for its own size.
  public var scale: Double? {
    get { box?.values.scale }
    set { set(\.scale, to: newValue) }
  }
  /// The offset of the drawn element from its place in the layout.
  public var offset: ElementOffset? {
    get { box?.values.offset }
    set { set(\.offset, to: newValue) }
  }
  /// The element's shadow.
  public var shadow: ElementShadow? {
    get { box?.values.shadow }
    set { set(\.shadow, to: newValue) }
  }
  /// The line around the element.
  public var border: ElementBorder? {
    get { box?.values.border }
    set { set(\.border, to: newValue) }
  }
  /// The lines through and under the text.
  public var textDecoration: ElementTextDecoration? {
    get { box?.values.textDecoration }
    set { set(\.textDecoration, to: newValue) }
  }
  /// The width divided by the height.
  public var aspectRatio: Double? {
    get { box?.values.aspectRatio }
    set { set(\.aspectRatio, to: newValue) }
  }
  /// The way in which a picture inside keeps its ratio in the frame; `nil` stretches it.
  public var contentMode: ContentMode? {
    get { box?.values.contentMode }
    set { set(\.contentMode, to: newValue) }
  }
  /// The columns of a grid.
  public var columns: [ElementColumn]? {
    get { box?.values.columns }
    set { set(\.columns, to: newValue) }
  }
  /// Whether content outside of the element's bounds is cut off.
  public var isClipped: Bool? {
    get { box?.values.isClipped }
    set { set(\.isClipped, to: newValue) }
  }
  /// The outline outside of which nothing of the element is drawn.
  public var clip: ElementClip? {
    get { box?.values.clip?.value }
    set { set(\.clip, to: newValue.map(Boxed.value)) }
  }
  /// The drawing whose opacity is multiplied with that of the element.
  public var mask: DrawingDetails? {
    get { box?.values.mask?.value }
    set { set(\.mask, to: newValue.map(Boxed.value)) }
  }
  /// The place of the element's middle in the element around it, from the top left.
  public var position: ElementOffset? {
    get { box?.values.position?.value }
    set { set(\.position, to: newValue.map(Boxed.value)) }
  }
  /// The axes along which the element keeps its ideal length.
  public var fixedAxes: Axis.Set? {
    get { box?.values.fixedAxes }
    set { set(\.fixedAxes, to: newValue) }
  }
  /// The effects on what is drawn of the element, in their order.
  public var filters: [ElementFilter]? {
    get { box?.values.filters }
    set { set(\.filters, to: newValue) }
  }
  /// The way in which the colours are mixed with those behind the element.
  public var blendMode: ElementBlendMode? {
    get { box?.values.blendMode }
    set { set(\.blendMode, to: newValue) }
  }
  /// Whether blend modes inside of the element leave what is behind it.
  public var isIsolated: Bool? {
    get { box?.values.isIsolated }
    set { set(\.isIsolated, to: newValue) }
  }

  /// The gradient or material of the background, for renderers that draw more than a colour.
  public var backdrop: ElementBackdrop? {
    get { box?.values.backdrop }
    set { set(\.backdrop, to: newValue) }
  }
  /// Whether the element and its descendants take pointer events.
  public var allowsHitTesting: Bool? {
    get { box?.values.allowsHitTesting }
    set { set(\.allowsHitTesting, to: newValue) }
  }

  /// The order in which elements that overlap are drawn, the greatest in front; 0 by default.
  public var zIndex: Double? {
    get { box?.values.zIndex }
    set { set(\.zIndex, to: newValue) }
  }
  /// Whether users can select the texts; the renderer decides if `nil`.
  public var isSelectable: Bool? {
    get { box?.values.isSelectable }
    set { set(\.isSelectable, to: newValue) }
  }
  /// Whether a shape is drawn in place of the content.
  public var isRedacted: Bool? {
    get { box?.values.isRedacted }
    set { set(\.isRedacted, to: newValue) }
  }
  /// Whether the lines between a row and its neighbours are hidden.
  public var hidesSeparators: Bool? {
    get { box?.values.hidesSeparators }
    set { set(\.hidesSeparators, to: newValue) }
  }

  /// The priority with which the element gets space in a stack; 0 by default.
  public var layoutPriority: Double? {
    get { box?.values.layoutPriority }
    set { set(\.layoutPriority, to: newValue) }
  }
  /// The arrangement of the children, if they have a ``placement`` each.
  public var arrangement: ElementArrangement? {
    get { box?.values.arrangement?.value }
    set { set(\.arrangement, to: newValue.map(Boxed.value)) }
  }
  /// The place in an arrangement.
  public var placement: ElementPlacement? {
    get { box?.values.placement?.value }
    set { set(\.placement, to: newValue.map(Boxed.value)) }
  }

  /// The direction in which the element and its content are laid out; `nil` for that around it.
  public var layoutDirection: LayoutDirection? {
    get { box?.values.layoutDirection }
    set { set(\.layoutDirection, to: newValue) }
  }

  private var values: Values { box?.values ?? Values() }

  /// The values that few elements have.
  package var effects: ElementEffects {
    get { box?.values.effects?.value ?? ElementEffects() }
    set { set(\.effects, to: newValue == ElementEffects() ? nil : .value(newValue)) }
  }

  /// Whether the style sets values that few elements have.
  package var hasEffects: Bool { box?.values.effects != nil }

  /// The values that few elements have; `nil` if the style sets none of them.
  package var knownEffects: ElementEffects? { box?.values.effects?.value }

  // Inlined, since the compiler makes a field of a literal key path; else it is followed at run time.
  @inline(__always)
  private mutating func set<T>(_ keyPath: WritableKeyPath<Values, T?>, to value: T?) {
    // Setting `nil` over `nil` must not copy or allocate a box.
    guard value != nil || box?.values[keyPath: keyPath] != nil else { return }
    if box == nil {
      box = Box(Values())
    } else if !isKnownUniquelyReferenced(&box) {
      box = Box(values)
    }
    box!.values[keyPath: keyPath] = value
  }

  /// Whether both styles set the same values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.values == rhs.values
  }

  /// Hashes the values of the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }

  // Safe: written only while uniquely referenced, like the buffers of collections.
  private final class Box: @unchecked Sendable {
    @exclusivity(unchecked) var values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  private struct Values: Hashable, Sendable {
    var padding: EdgeLengths?
    var spacing: Double?
    var alignment: ElementAlignment?
    var width: Double?
    var height: Double?
    var minWidth: Double?
    var maxWidth: Double?
    var minHeight: Double?
    var maxHeight: Double?
    var font: ElementFont?
    var foreground: ElementColor?
    var background: ElementColor?
    var cornerRadius: Double?
    var opacity: Double?
    var isMonospacedDigit: Bool?
    var textAlignment: ElementAlignment.Horizontal?
    var lineLimit: Int?
    var reservedLines: Int?
    var rotation: Double?
    var scale: Double?
    var offset: ElementOffset?
    var shadow: ElementShadow?
    var border: ElementBorder?
    var textDecoration: ElementTextDecoration?
    var aspectRatio: Double?
    var contentMode: ContentMode?
    var columns: [ElementColumn]?
    var isClipped: Bool?
    var fixedAxes: Axis.Set?
    var filters: [ElementFilter]?
    var blendMode: ElementBlendMode?
    var isIsolated: Bool?
    var backdrop: ElementBackdrop?
    var allowsHitTesting: Bool?
    var zIndex: Double?
    var isSelectable: Bool?
    var isRedacted: Bool?
    var hidesSeparators: Bool?
    var layoutDirection: LayoutDirection?
    var layoutPriority: Double?
    var arrangement: Boxed<ElementArrangement>?
    var placement: Boxed<ElementPlacement>?
    var clip: Boxed<ElementClip>?
    var position: Boxed<ElementOffset>?
    var tint: Boxed<ElementColor>?
    var mask: Boxed<DrawingDetails>?
    var effects: Boxed<ElementEffects>?
  }

  /// A value outside of the box, which few elements have.
  private indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    case value(Value)

    var value: Value {
      switch self {
      case .value(let value): value
      }
    }
  }
}
#endif
