#if PortableViews
extension ElementStyle {
  struct Groups: StyleValues {
    var frame = StyleGroup<Frame>()
    var space = StyleGroup<Space>()
    var text = StyleGroup<TextLooks>()
    var surface = StyleGroup<Surface>()
    var drawing = StyleGroup<Drawing>()
    var rarities = StyleGroup<Rarities>()
    var alignment: ElementAlignment?
    var isLabel: Bool?
    var isMonospacedDigit: Bool?
    var textAlignment: ElementAlignment.Horizontal?
    var contentMode: ContentMode?
    var isClipped: Bool?
    var fixedAxes: Axis.Set?
    var blendMode: ElementBlendMode?
    var isIsolated: Bool?
    var allowsHitTesting: Bool?
    var isSelectable: Bool?
    var isRedacted: Bool?
    var hidesSeparators: Bool?
    var layoutDirection: LayoutDirection?
  }

  struct Frame: StyleValues {
    var width: Double?
    var height: Double?
    var minWidth: Double?
    var maxWidth: Double?
    var minHeight: Double?
    var maxHeight: Double?
  }

  struct Space: StyleValues {
    var padding: EdgeLengths?
    var spacing: Double?
    var aspectRatio: Double?
    var layoutPriority: Double?
  }

  struct TextLooks: StyleValues {
    var font: ElementFont?
    var lineLimit: Int?
    var reservedLines: Int?
    var textDecoration: ElementTextDecoration?
  }

  struct Surface: StyleValues {
    var foreground: ElementColor?
    var background: ElementColor?
    var cornerRadius: Double?
    var backdrop: ElementBackdrop?
  }

  struct Drawing: StyleValues {
    var opacity: Double?
    var rotation: Double?
    var scale: Double?
    var offset: ElementOffset?
    var zIndex: Double?
  }

  struct Rarities: StyleValues {
    var shadow: ElementShadow?
    var border: ElementBorder?
    var columns: [ElementColumn]?
    var filters: [ElementFilter]?
    var arrangement: Boxed<ElementArrangement>?
    var placement: Boxed<ElementPlacement>?
    var clip: Boxed<ElementClip>?
    var position: Boxed<ElementOffset>?
    var tint: Boxed<ElementColor>?
    var mask: Boxed<DrawingDetails>?
    var effects: Boxed<ElementEffects>?
  }

  /// A value outside of the others' box, which few elements have.
  indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    case value(Value)

    var value: Value {
      switch self {
      case .value(let value): value
      }
    }
  }

  /// Groups of values.
  struct GroupSet: OptionSet {
    let rawValue: UInt8

    static let frame = Self(rawValue: 1)
    static let space = Self(rawValue: 2)
    static let text = Self(rawValue: 4)
    static let surface = Self(rawValue: 8)
    static let drawing = Self(rawValue: 16)
  }

  /// Takes the boxes of an outer style for the groups in which this one sets no value.
  ///
  /// Returns the groups that need no further merging.
  mutating func takeGroups(of outer: ElementStyle) -> GroupSet {
    guard let others = outer.groups.box?.values else {
      return [.frame, .space, .text, .surface, .drawing]
    }
    var taken: GroupSet = []
    if take(\.frame, of: others) { taken.insert(.frame) }
    if take(\.space, of: others) { taken.insert(.space) }
    if take(\.text, of: others) { taken.insert(.text) }
    // A backdrop replaces another with its colour alone.
    if outer.background != nil || outer.backdrop == nil, take(\.surface, of: others) {
      taken.insert(.surface)
    }
    if take(\.drawing, of: others) { taken.insert(.drawing) }
    return taken
  }

  /// Returns whether a group of others is empty, or has become this style's own.
  @inline(__always)
  private mutating func take<Values>(
    _ group: WritableKeyPath<Groups, StyleGroup<Values>>, of others: Groups
  ) -> Bool {
    guard others[keyPath: group].box != nil else { return true }
    guard groups.box?.values[keyPath: group].box == nil else { return false }
    groups.uniqueBox().values[keyPath: group] = others[keyPath: group]
    return true
  }
}
#endif
