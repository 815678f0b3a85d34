#if PortableViews
/// A renderer-neutral description of one thing on the screen.
///
/// Evaluating views yields a tree of elements from this small closed vocabulary. A renderer maps
/// a role to a tag, to cells or to text; it never sees a `View`.
public struct ViewElement: Hashable, Sendable {
  /// What the element is.
  public var role: Role

  /// The element's text: a text's content, a button's or field's label, a dialog's title.
  public var text: String?

  /// The current value of a control: a field's text, a toggle's `"true"` or `"false"`.
  public var value: String?

  /// What a screen reader says instead of `text`.
  public var accessibilityLabel: String?

  /// A name for tests and scripts, never shown.
  public var accessibilityIdentifier: String?

  /// Whether events are refused and the element is drawn as inactive.
  public var isDisabled = false

  /// The layout and the looks.
  public var style = ElementStyle()

  /// The events that the element takes.
  public var events: ElementEvents = []

  /// Details that only some roles have, such as a link's destination or a button's role.
  public var attributes: [ElementAttribute: String] = [:]

  /// Creates an element.
  public init(_ role: Role, text: String? = nil) {
    self.role = role
    self.text = text
  }
}

extension ViewElement {
  /// What an element is, independent of how it is drawn.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case root
    case text, image, divider, spacer
    /// An image from an address, its `.source`.
    case picture
    /// A text of `text`s and `link`s that do not all look the same.
    case richText
    /// A progress indicator; indeterminate when `value` is `nil`, else a fraction from 0 to 1.
    case progress
    case horizontalStack, verticalStack, overlayStack, scroll
    /// A plain container that carries style or a gesture for what it holds.
    case box
    case list, form, section, row
    case button, link, textField, secureField, textEditor, toggle, slider, datePicker, colorPicker
    /// A number to step up and down; `value` is the number if it is known.
    case stepper
    /// A choice of one of its `option`s, whose `.tag` is the picker's `value`.
    case picker, option
    /// The same, with all of its `segment`s in sight.
    case segments, segment
    /// A button that opens the controls in it; its label is `text` and `.symbol`.
    case menu
    /// A button, then what it shows and hides; `value` says whether it is shown.
    case disclosure
    case groupBox, grid, gridRow
    /// Something with something else in front of it or behind it, which takes the first's size.
    case layers, layer
    /// A bar of `tabItem`s, then a `tabPanel` for each that has been chosen so far.
    case tabs, tabBar, tabItem, tabPanel
    /// A navigation stack: its children are screens, of which only the last shows. Its
    /// `.location` attribute is the URL path that stands for the stack's path.
    case navigation
    /// One screen of a navigation stack; `text` is its title. Takes `.dismiss` (back) unless it
    /// is the root.
    case screen
    case toolbar
    /// Modal presentations. They take `.dismiss` (Esc, the backdrop, swiping down).
    case sheet, alert, confirmationDialog, popover
  }
}

/// A detail that only some roles of element have.
public enum ElementAttribute: String, Hashable, Sendable, CaseIterable {
  /// A link's destination.
  case destination
  /// A navigation stack's URL path, such as `/counter`.
  case location
  /// A button's role: `cancel` or `destructive`.
  case buttonRole
  /// A button's style: `bordered`, `borderedProminent`, `plain` or `borderless`.
  case buttonStyle
  /// A field's placeholder.
  case placeholder
  /// An image's symbol name.
  case symbol
  /// What an image draws instead of a symbol: a path of SVG on a square of 240 by 240, and the
  /// width of its line; without a width the path is filled.
  case outline, outlineWidth
  /// A text's level as a heading, `1` to `6`.
  case headingLevel
  /// A slider's or stepper's bounds and step.
  case minimum, maximum, step
  /// The tag of a picker's option.
  case tag
  /// What a field is for: `search`, `email`, `url`, `telephone`, `number` or `decimal`; what a date
  /// picker picks: `date`, `time` or `dateTime`.
  case inputKind
  /// Whether what a button shows and hides is shown: `true` or `false`.
  case expanded
  /// How a control that has several looks is drawn, such as a toggle as a `checkbox`.
  case look
  /// The axes along which a part of the screen scrolls: `horizontal` or `both`.
  case axis
  /// What a screen reader adds to the name.
  case hint
  /// Whether screen readers skip the element: `true`.
  case isHidden
  /// Whether screen readers announce new content of the element: `true`.
  case isAnnounced
  /// The keys that stand for a tap, as in `Control+S`.
  case shortcut
  /// What the key that submits a field is called: `done`, `go`, `next`, `search` or `send`.
  case submitLabel
  /// Where a picture comes from.
  case source
  /// Whether a row is chosen: `true` or `false`.
  case selected
  /// Whether the keyboard's input goes to the element: `true` or `false`.
  case focused
  /// How the element comes and goes where that is animated: a letter for each effect, as
  /// ``AnyTransition`` says, and after a `/` those for going, if they are others.
  case transition
}

/// The kinds of event that an element takes.
public struct ElementEvents: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The element was clicked or tapped.
  public static let tap = Self(rawValue: 1 << 0)
  /// The element was clicked or tapped twice.
  public static let doubleTap = Self(rawValue: 1 << 1)
  /// The value of a control changed; carries the new value.
  public static let input = Self(rawValue: 1 << 2)
  /// A field was submitted.
  public static let submit = Self(rawValue: 1 << 3)
  /// A presentation or a screen is asked to go away.
  public static let dismiss = Self(rawValue: 1 << 4)
  /// The browser moved through its history; carries the URL path.
  public static let navigate = Self(rawValue: 1 << 5)
  /// A row is asked to be deleted.
  public static let delete = Self(rawValue: 1 << 6)
  /// A value is asked to become greater by a step.
  public static let increment = Self(rawValue: 1 << 7)
  /// A value is asked to become less by a step.
  public static let decrement = Self(rawValue: 1 << 8)
  /// The element has got or lost the focus; carries `true` or `false`.
  public static let focus = Self(rawValue: 1 << 9)
  /// A row is asked to move; carries by how many places.
  public static let move = Self(rawValue: 1 << 10)
  /// The pointer has come over the element or has left it; carries `true` or `false`.
  public static let hover = Self(rawValue: 1 << 11)
  /// The element was pressed for a while.
  public static let longPress = Self(rawValue: 1 << 12)
}
#endif
