#if PortableViews
/// A renderer-neutral description of one part of the screen, such as a text or a button.
///
/// A graph evaluates views to a tree of elements. A renderer maps each role to its output, such as
/// an HTML tag, and never sees a `View`.
public struct ViewElement: Hashable, Sendable {
  /// The kind of element, such as a text or a button.
  public var role: Role

  /// The element's text: a text's content, a button's or field's label, a dialog's title.
  public var text: String?

  /// The current value of a control: a field's text, a toggle's `"true"` or `"false"`.
  public var value: String?

  /// The text that a screen reader says instead of `text`.
  public var accessibilityLabel: String?

  /// The name of the element for tests and scripts, never shown.
  public var accessibilityIdentifier: String?

  /// Whether the element refuses events and is drawn as inactive.
  public var isDisabled = false

  /// The layout and the appearance of the element.
  public var style = ElementStyle()

  /// The events that the element takes.
  public var events: ElementEvents = []

  /// Details that only some roles have, such as a link's destination or a button's role.
  public var attributes: [ElementAttribute: String] = [:]

  /// Creates an element of a role, with a text if any.
  public init(_ role: Role, text: String? = nil) {
    self.role = role
    self.text = text
  }
}

extension ViewElement {
  /// A kind of element, independent of the renderer that draws it.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case root
    case text, image, divider, spacer
    /// An image from an address, its `.source`.
    case picture
    /// A text of several `text`s and `link`s, each with a style of its own.
    case richText
    /// A progress indicator; indeterminate when `value` is `nil`, else a fraction from 0 to 1.
    case progress
    case horizontalStack, verticalStack, overlayStack, scroll
    /// A plain container that carries style or a gesture for its children.
    case box
    case list, form, section, row
    case button, link, textField, secureField, textEditor, toggle, slider, datePicker, colorPicker
    /// A number to step up and down; `value` is the number if it is known.
    case stepper
    /// A choice of one of its `option`s, whose `.tag` is the picker's `value`.
    case picker, option
    /// A choice of one of its `segment`s, all of which are visible.
    case segments, segment
    /// A button that opens the controls inside it; its label is `text` and `.symbol`.
    case menu
    /// A button, then the content that it shows and hides; `value` is `"true"` while shown.
    case disclosure
    case groupBox, grid, gridRow
    /// An element with a `layer` in front of it or behind it; the layer takes the element's size.
    case layers, layer
    /// A `tabBar` of `tabItem`s, then a `tabPanel` for each item that was chosen at least once.
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
  /// An image's SVG path instead of a symbol, on a square of 240 by 240, and the width of its
  /// line. Without a width the path is filled.
  case outline, outlineWidth
  /// A text's level as a heading, `1` to `6`.
  case headingLevel
  /// A slider's or stepper's bounds and step.
  case minimum, maximum, step
  /// The tag of a picker's option.
  case tag
  /// The kind of value that a control takes. A field: `search`, `email`, `url`, `telephone`,
  /// `number` or `decimal`. A date picker: `date`, `time` or `dateTime`.
  case inputKind
  /// Whether a button's disclosed content is shown: `true` or `false`.
  case expanded
  /// The look of an element that has several, such as `checkbox` for a toggle.
  case look
  /// The axes along which an element scrolls: `horizontal` or `both`.
  case axis
  /// The text that a screen reader says after the element's name.
  case hint
  /// Whether screen readers skip the element: `true`.
  case isHidden
  /// Whether screen readers announce new content of the element: `true`.
  case isAnnounced
  /// The keyboard shortcut for a tap, such as `Control+S`.
  case shortcut
  /// The name of the key that submits a field: `done`, `go`, `next`, `search` or `send`.
  case submitLabel
  /// A picture's address.
  case source
  /// Whether a row is chosen: `true` or `false`.
  case selected
  /// Whether the element has the keyboard focus: `true` or `false`.
  case focused
  /// The animated effects with which the element appears and disappears: a letter for each, as in
  /// ``AnyTransition``. Different effects for disappearing follow a `/`.
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
  /// The user asked to close a presentation or a screen.
  public static let dismiss = Self(rawValue: 1 << 4)
  /// The browser moved through its history; carries the URL path.
  public static let navigate = Self(rawValue: 1 << 5)
  /// The user asked to delete a row.
  public static let delete = Self(rawValue: 1 << 6)
  /// The user asked to increase a value by one step.
  public static let increment = Self(rawValue: 1 << 7)
  /// The user asked to decrease a value by one step.
  public static let decrement = Self(rawValue: 1 << 8)
  /// The element got or lost the focus; carries `true` or `false`.
  public static let focus = Self(rawValue: 1 << 9)
  /// The user asked to move a row; carries the number of places.
  public static let move = Self(rawValue: 1 << 10)
  /// The pointer entered or left the element; carries `true` or `false`.
  public static let hover = Self(rawValue: 1 << 11)
  /// The element was pressed for longer than a tap.
  public static let longPress = Self(rawValue: 1 << 12)
}
#endif
