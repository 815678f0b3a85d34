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

  /// Takes the box of an outer style for a group in which this one sets no value.
  ///
  /// Returns whether the group needs no further merging.
  // Inlined, since the compiler makes a field of a literal key path; else it is followed at run time.
  @inline(__always)
  mutating func take<Values>(
    _ group: WritableKeyPath<Groups, StyleGroup<Values>>, of outer: ElementStyle
  ) -> Bool {
    guard let others = outer.groups.box?.values[keyPath: group], others.box != nil else {
      return true
    }
    guard groups.box?.values[keyPath: group].box == nil else { return false }
    groups.uniqueBox().values[keyPath: group] = others
    return true
  }
}
#endif
