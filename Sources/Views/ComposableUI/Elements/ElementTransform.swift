#if PortableViews
/// A change of the place in which an element is drawn; its place in the layout stays.
///
/// The first transform of a list is the innermost. Each is relative to the element's own frame.
public enum ElementTransform: Hashable, Sendable {
  /// A shift to the right and down, in points.
  case offset(x: Double, y: Double)
  /// A scale along both axes from a point.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// A clockwise rotation around a point, in degrees.
  case rotation(degrees: Double, anchor: UnitPoint)
  /// A rotation around an axis in space, in degrees.
  case rotation3D(degrees: Double, ElementRotationAxis)
  /// An affine transform from the top left.
  case affine(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double)
}

/// The axis of a rotation in space, and the eye's place.
public struct ElementRotationAxis: Hashable, Sendable {
  /// The part of the axis to the right.
  public var x: Double
  /// The part of the axis down.
  public var y: Double
  /// The part of the axis towards the eye.
  public var z: Double
  /// The point of the element through which the axis goes.
  public var anchor: UnitPoint
  /// The distance of that point towards the eye, in points.
  public var anchorZ: Double
  /// The strength of the perspective; 0 for none.
  public var perspective: Double

  /// Creates an axis.
  public init(
    x: Double, y: Double, z: Double, anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) {
    self.x = x
    self.y = y
    self.z = z
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
}

/// The effects on an element that few elements have.
public struct ElementEffects: Hashable, Sendable {
  /// The transforms inside of the style's rotation, scale and offset, from the inside out.
  public var transforms: [ElementTransform] = []
  /// The gradient of the letters of a text.
  public var textGradient: ElementGradient?
  /// The shadow of the letters of the texts in the element.
  public var textShadow: ElementShadow?
  /// The shadows of the element's edges on its inside.
  public var innerShadows: [ElementShadow] = []
  /// The looks before and after the element is in the window of the scroll view around it.
  public var scrollLooks: ElementScrollLooks?
  /// The group of elements that take the place of each other.
  public var match: ElementMatch?
  /// The group of the element that the screen or the presentation around grows from.
  public var zoom: Int?
  /// The group of screens and presentations that grow from the element.
  public var zoomSource: Int?
  /// The motion of new contents.
  public var contentTransition: ContentTransition?
  /// The motions of the symbols in the element.
  public var symbolMotions: [ElementSymbolMotion] = []
  /// The part of a text that is cut off if it does not fit.
  public var truncation: Text.TruncationMode?
  /// The least factor by which a text shrinks to fit.
  public var leastScale: Double?
  /// The note of a row, or of a tab.
  public var badge: String?
  /// The space around the content of a scroll view or a list, along single edges.
  public var contentMargins: ElementMargins?
  /// Whether the header of a section is large.
  public var hasLargeHeader: Bool?
  /// Whether a section has a view for its header, rather than a text.
  public var hasHeader: Bool?
  /// Whether tabs are pages, with or without a row of dots.
  public var pages: ElementPages?
  /// Whether the scroll view or the screen around the element is measured.
  public var measuresContainer = false
  /// The shares of the element, from 0 to 1, that are reported when they come into view and when they leave it.
  public var visibilityThresholds: [Double] = []
  /// The requested place of the element in a grid of rows.
  public var gridCell: ElementGridCell?
  /// The place in a grid of rows, which the graph sets; `nil` for the one after the element before.
  public var gridPlace: ElementGridPlace?
  /// The space between the rows of a list or of a grid of rows, in points.
  public var rowSpacing: Double?
  /// The space between the sections of a list, in points.
  public var sectionSpacing: Double?
  /// Whether a sheet shows a drag indicator at its top.
  public var hasDragIndicator: Bool?
  /// The sizes between which people resize a sheet.
  public var detents: ElementDetents?
  /// Whether the elements behind a sheet or a popover can be used.
  public var isModeless: Bool?
  /// The edge of the element before a popover at which the popover is; the renderer decides if `nil`.
  public var popoverEdge: Edge?
  /// Whether a choice leaves the menu open in which the element is.
  public var keepsMenuOpen: Bool?
  /// Whether a menu shows a sign beside its label.
  public var hasMenuIndicator: Bool?
  /// The line below the title of a screen.
  public var subtitle: String?
  /// The name of the way back from a screen, if it is not the usual one.
  public var backTitle: String?
  /// The colour of the line above a row.
  public var separatorColor: ElementColor?
  /// The lines above and below a section of a list.
  public var sectionLines: ElementSectionLines?
  /// Whether the rows of a form are without groups and lines; they are in groups if `nil`.
  public var isUngrouped: Bool?
  /// The effect of a pointer over the element.
  public var hoverEffect: ElementHoverEffect?
  /// The language of the texts, as a BCP 47 tag; the page's if `nil`.
  public var language: String?
  /// The further words for screen readers, the first ones of the innermost modifier.
  public var notes: [ElementNote] = []
  /// The colour of the bar of a screen.
  public var barColor: ElementColor?
  /// The second colour of foregrounds: of secondary texts, and of the frames in layered symbols.
  public var secondaryForeground: ElementColor?
  /// Whether the element keeps its colours when the user inverts the screen's.
  public var ignoresInversion: Bool?
  /// The area of the element that takes pointers; all of it if `nil`.
  public var hitArea: ElementHitArea?

  /// Creates effects that change nothing.
  public init() {}

  /// Returns the effects merged with an outer modifier's; for inherited looks, the inner value wins.
  func inside(_ outer: Self) -> Self {
    var effects = self
    effects.transforms += outer.transforms
    effects.textGradient = textGradient ?? outer.textGradient
    effects.textShadow = textShadow ?? outer.textShadow
    effects.innerShadows += outer.innerShadows
    effects.scrollLooks = outer.scrollLooks ?? scrollLooks
    effects.match = match ?? outer.match
    effects.zoom = zoom ?? outer.zoom
    effects.zoomSource = zoomSource ?? outer.zoomSource
    effects.contentTransition = contentTransition ?? outer.contentTransition
    effects.symbolMotions += outer.symbolMotions
    effects.truncation = truncation ?? outer.truncation
    effects.leastScale = leastScale ?? outer.leastScale
    effects.badge = badge ?? outer.badge
    effects.contentMargins = contentMargins?.inside(outer.contentMargins) ?? outer.contentMargins
    effects.hasLargeHeader = hasLargeHeader ?? outer.hasLargeHeader
    effects.hasHeader = hasHeader ?? outer.hasHeader
    effects.pages = pages ?? outer.pages
    effects.measuresContainer = measuresContainer || outer.measuresContainer
    effects.visibilityThresholds += outer.visibilityThresholds
    effects.gridCell = gridCell?.inside(outer.gridCell) ?? outer.gridCell
    effects.rowSpacing = rowSpacing ?? outer.rowSpacing
    effects.sectionSpacing = sectionSpacing ?? outer.sectionSpacing
    effects.hasDragIndicator = hasDragIndicator ?? outer.hasDragIndicator
    effects.detents = detents ?? outer.detents
    effects.isModeless = isModeless ?? outer.isModeless
    effects.popoverEdge = popoverEdge ?? outer.popoverEdge
    effects.keepsMenuOpen = keepsMenuOpen ?? outer.keepsMenuOpen
    effects.hasMenuIndicator = hasMenuIndicator ?? outer.hasMenuIndicator
    effects.subtitle = subtitle ?? outer.subtitle
    effects.backTitle = backTitle ?? outer.backTitle
    effects.separatorColor = separatorColor ?? outer.separatorColor
    effects.sectionLines = sectionLines?.inside(outer.sectionLines) ?? outer.sectionLines
    effects.isUngrouped = isUngrouped ?? outer.isUngrouped
    effects.hoverEffect = outer.hoverEffect ?? hoverEffect
    effects.language = language ?? outer.language
    effects.notes += outer.notes
    effects.barColor = barColor ?? outer.barColor
    effects.secondaryForeground = secondaryForeground ?? outer.secondaryForeground
    effects.ignoresInversion = ignoresInversion ?? outer.ignoresInversion
    effects.hitArea = outer.hitArea ?? hitArea
    return effects
  }
}

/// Further words about an element for screen readers.
public struct ElementNote: Hashable, Sendable {
  /// The words, with a name before them.
  public var text: String
  /// Whether the words come before others.
  public var isImportant: Bool

  /// Creates words.
  public init(text: String, isImportant: Bool = false) {
    self.text = text
    self.isImportant = isImportant
  }
}

/// The sizes between which people resize a sheet.
public struct ElementDetents: Hashable, Sendable {
  /// The number of sizes, two at least.
  public var count: Int
  /// The number of smaller sizes than the shown one.
  public var index: Int
  /// Whether a drag of the content only scrolls it.
  public var scrollsContent: Bool

  /// Creates sizes, of which one is shown.
  public init(count: Int, index: Int, scrollsContent: Bool = false) {
    self.count = count
    self.index = index
    self.scrollsContent = scrollsContent
  }
}

/// Spaces along edges, in points; `nil` for the usual one.
public struct ElementMargins: Hashable, Sendable {
  /// The space along the top edge.
  public var top: Double?
  /// The space along the leading edge.
  public var leading: Double?
  /// The space along the bottom edge.
  public var bottom: Double?
  /// The space along the trailing edge.
  public var trailing: Double?

  /// Creates spaces.
  public init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  func inside(_ outer: Self?) -> Self {
    Self(
      top: top ?? outer?.top, leading: leading ?? outer?.leading, bottom: bottom ?? outer?.bottom,
      trailing: trailing ?? outer?.trailing)
  }
}

/// The look of tabs that are pages.
public enum ElementPages: String, Hashable, Sendable {
  /// A row of dots, of which one is the shown page.
  case dots
  /// Dots on a background.
  case dotsOnBackground
  /// No dots.
  case undotted
}

/// The group of elements of which one takes the place of another in an animation.
public struct ElementMatch: Hashable, Sendable {
  /// The number of the group, the same in all its elements.
  public var group: Int
  /// The geometry that elements take from each other.
  public var properties: MatchedGeometryProperties
  /// The point of both frames that is the same.
  public var anchor: UnitPoint
  /// Whether others take the geometry of this element.
  public var isSource: Bool
}

/// The looks of an element at the edges of the scroll view around it.
public struct ElementScrollLooks: Hashable, Sendable {
  /// The axis of the scrolling; the scroll view's if `nil`.
  public var axis: Axis?
  /// The look of an element that has left by the top or leading edge.
  public var leading: ElementStyle
  /// The look of an element that is beyond the bottom or trailing edge.
  public var trailing: ElementStyle
  /// The share of the element that is in the scroll view when it looks as usual, from 0 to 1.
  public var visibleShare: Double
  /// The change between the looks at both edges.
  public var motions: [ElementScrollMotion]
}

/// The way in which an element changes its look at an edge of a scroll view.
public enum ElementScrollMotion: Hashable, Sendable {
  /// As far as it is scrolled.
  case interactive(AnimationTimingCurve)
  /// With an animation, once it is scrolled far enough.
  case animated(Animation)
  /// Not at all.
  case identity
}

/// The curve of a change by scrolling, as a cubic Bézier curve.
public struct AnimationTimingCurve: Hashable, Sendable {
  /// The control points of the curve.
  public var x1, y1, x2, y2: Double
}

/// The motion of a symbol.
public struct ElementSymbolMotion: Hashable, Sendable {
  /// The kinds of motion.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case bounce, bounceDown, pulse, variableColor, scaleUp, scaleDown, wiggle, rotate
    case rotateBack, breathe, disappear
  }

  /// The kind of motion.
  public var kind: Kind
  /// The number of changes that each have started the motion once; `nil` for a continuous one.
  public var count: Int?
  /// The number of runs; `nil` for no end.
  public var runs: Int?
  /// The factor of the speed.
  public var speed: Double
}
#endif
