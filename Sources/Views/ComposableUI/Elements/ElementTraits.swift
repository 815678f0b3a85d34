#if PortableViews
/// The facts about an element that assistive technology, tests, the keyboard, scrolling and animations use.
///
/// Most elements have no traits. A shared box holds them and is copied on writing, which keeps an
/// element small.
public struct ElementTraits: Hashable, Sendable {
  private var box: Box?

  /// Creates traits without a value.
  public init() {}

  /// The text that a screen reader says instead of the element's text.
  public var label: String? {
    get { box?.values.label }
    set { change { $0.label = newValue } }
  }
  /// The name of the element for tests and scripts, never shown.
  public var identifier: String? {
    get { box?.values.identifier }
    set { change { $0.identifier = newValue } }
  }
  /// The text that a screen reader says after the element's name.
  public var hint: String? {
    get { box?.values.hint }
    set { change { $0.hint = newValue } }
  }
  /// Whether screen readers skip the element.
  public var isHidden: Bool {
    get { box?.values.isHidden ?? false }
    set { change { $0.isHidden = newValue } }
  }
  /// Whether screen readers announce new content of the element.
  public var isAnnounced: Bool {
    get { box?.values.isAnnounced ?? false }
    set { change { $0.isAnnounced = newValue } }
  }
  /// Whether screen readers say that the element is selected; `nil` if its role decides.
  public var isSelected: Bool? {
    get { box?.values.isSelected }
    set { change { $0.isSelected = newValue } }
  }
  /// A text's level as a heading, from 1 to 6; `nil` if it is no heading.
  public var headingLevel: Int? {
    get { box?.values.headingLevel }
    set { change { $0.headingLevel = newValue } }
  }
  /// The keyboard shortcut for a tap.
  public var shortcut: KeyboardShortcut? {
    get { box?.values.shortcut }
    set { change { $0.shortcut = newValue } }
  }
  /// Whether the element has the keyboard focus; `nil` if the views do not control it.
  public var isFocused: Bool? {
    get { box?.values.isFocused }
    set { change { $0.isFocused = newValue } }
  }
  /// The animated effects with which the element appears and disappears.
  public var transition: AnyTransition? {
    get { box?.values.transition }
    set { change { $0.transition = newValue } }
  }
  /// Whether the children are the views that scrolling looks for.
  public var hasScrollTargets: Bool {
    get { box?.values.hasScrollTargets ?? false }
    set { change { $0.hasScrollTargets = newValue } }
  }
  /// The input that the gesture on the element needs; `nil` for an element without a gesture.
  public var gesture: ElementGesture? {
    get { box?.values.gesture }
    set { change { $0.gesture = newValue } }
  }
  /// The keys that the element takes; `nil` for none.
  public var keys: ElementKeys? {
    get { box?.values.keys }
    set { change { $0.keys = newValue } }
  }
  /// Whether the element can have the keyboard focus; `nil` if its role decides.
  public var isFocusable: Bool? {
    get { box?.values.isFocusable }
    set { change { $0.isFocusable = newValue } }
  }
  /// Whether the keyboard and assistive technologies use the element; `nil` if its role and its events
  /// decide.
  public var isInteractive: Bool? {
    get { box?.values.isInteractive }
    set { change { $0.isInteractive = newValue } }
  }
  /// Whether the text is source code.
  public var isCode: Bool {
    get { box?.values.isCode ?? false }
    set { change { $0.isCode = newValue } }
  }
  /// The texts and addresses that a tap shares; `nil` for none.
  public var share: ElementShare? {
    get { box?.values.share }
    set { change { $0.share = newValue } }
  }

  /// The way in which a button gets items from the user; `nil` for others.
  public var transfer: ElementTransfer? {
    get { box?.values.transfer }
    set { change { $0.transfer = newValue } }
  }

  /// The requests of a screen's views to its bar.
  public var bar: ScreenBar {
    get { box?.values.bar ?? [] }
    set { change { $0.bar = newValue } }
  }

  /// Merges the traits of an outer modifier.
  ///
  /// The outer modifier's label, identifier and selection win. For all other traits, the inner ones win.
  mutating func merge(outer: Self) {
    guard let outer = outer.box?.values else { return }
    change { values in
      values.label = outer.label ?? values.label
      values.identifier = outer.identifier ?? values.identifier
      values.hint = values.hint ?? outer.hint
      values.isHidden = values.isHidden || outer.isHidden
      values.isAnnounced = values.isAnnounced || outer.isAnnounced
      values.isSelected = outer.isSelected ?? values.isSelected
      values.headingLevel = values.headingLevel ?? outer.headingLevel
      values.shortcut = values.shortcut ?? outer.shortcut
      values.isFocused = values.isFocused ?? outer.isFocused
      values.transition = values.transition ?? outer.transition
      values.hasScrollTargets = values.hasScrollTargets || outer.hasScrollTargets
      values.gesture = values.gesture ?? outer.gesture
      values.keys = values.keys ?? outer.keys
      values.share = values.share ?? outer.share
      values.transfer = values.transfer ?? outer.transfer
      values.isFocusable = values.isFocusable ?? outer.isFocusable
      values.isInteractive = values.isInteractive ?? outer.isInteractive
      values.isCode = values.isCode || outer.isCode
    }
  }

  private mutating func change(_ body: (inout Values) -> Void) {
    var values = box?.values ?? Values()
    body(&values)
    if values == box?.values ?? Values() { return }
    box = values == Values() ? nil : Box(values)
  }

  /// Whether both traits have the same values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.box?.values == rhs.box?.values
  }

  /// Hashes the values of the traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box?.values)
  }

  private final class Box: Sendable {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  private struct Values: Hashable, Sendable {
    var label: String?
    var identifier: String?
    var hint: String?
    var isHidden = false
    var isAnnounced = false
    var isSelected: Bool?
    var headingLevel: Int?
    var shortcut: KeyboardShortcut?
    var isFocused: Bool?
    var transition: AnyTransition?
    var hasScrollTargets = false
    var gesture: ElementGesture?
    var keys: ElementKeys?
    var share: ElementShare?
    var transfer: ElementTransfer?
    var isFocusable: Bool?
    var isInteractive: Bool?
    var isCode = false
    var bar: ScreenBar = []
  }
}
#endif
