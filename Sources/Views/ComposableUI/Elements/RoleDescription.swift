#if PortableViews
/// The facts that hold for all elements of a role: one row of the table of roles.
///
/// A graph refuses events that the row does not list. A renderer reads from the row how an element is
/// focused, what it is for assistive technology, and whether it covers everything below it.
public struct RoleDescription: Hashable, Sendable {
  /// The way in which an element gets the keyboard focus.
  public enum Focus: String, Hashable, Sendable {
    /// Never.
    case never
    /// If the element takes taps.
    case tappable
    /// As a button, a link or a control.
    case control
    /// As a control that takes text.
    case text
  }

  /// The role of an element for assistive technology, by the names of WAI-ARIA.
  public enum AccessibleRole: String, Hashable, Sendable {
    case none, group, heading, img, list, listitem, button, link, textbox, `switch`, slider
    case listbox, option, radiogroup, radio, menu, tablist, tab, tabpanel, separator
    case progressbar, form, region, dialog, alertdialog, toolbar, text
  }

  /// The kinds of event that elements of the role can take.
  public var events: ElementEvents
  /// The type of the values that `input` events carry; `nil` if the role takes none.
  public var input: EventValue.Kind?
  /// The way in which an element gets the keyboard focus.
  public var focus: Focus
  /// The role for assistive technology.
  public var accessibleRole: AccessibleRole
  /// Whether the element's text is drawn, as its content, label or title.
  public var hasText: Bool
  /// Whether an element covers all elements outside of it.
  public var isModal: Bool
  /// Whether an element is placed over the window instead of where it is: a modal one or a popover.
  public var isPresentation: Bool { isModal || accessibleRole == .dialog }
  /// Whether an element has a look of its own, so that its padding, frame or background belongs
  /// to a box around it.
  public var hasOwnLook: Bool

  /// The events that elements of every role can take.
  public static let common: ElementEvents = [
    .tap, .doubleTap, .longPress, .hover, .focus, .resize, .pointer, .key, .drag, .drop,
    .appear, .visibility, .hoverMove,
  ]

  private init(
    row accessibleRole: AccessibleRole, _ events: ElementEvents = [], input: EventValue.Kind? = nil,
    focus: Focus = .never, hasText: Bool = false, isModal: Bool = false, hasOwnLook: Bool = false
  ) {
    self.events = Self.common
    self.events.formUnion(events)
    if input != nil { self.events.insert(.input) }
    self.input = input
    self.focus = focus
    self.accessibleRole = accessibleRole
    self.hasText = hasText
    self.isModal = isModal
    self.hasOwnLook = hasOwnLook
  }

  private static func control(
    _ accessibleRole: AccessibleRole, _ events: ElementEvents = [], input: EventValue.Kind? = nil,
    focus: Focus = .control
  ) -> Self {
    Self(row: accessibleRole, events, input: input, focus: focus, hasText: true, hasOwnLook: true)
  }
}

extension RoleDescription {
  /// Creates the row of a role.
  public init(_ role: ViewElement.Role) {
    self =
      switch role {
      case .root: Self(row: .none)
      case .spacer: Self(row: .none, hasOwnLook: true)
      case .divider: Self(row: .separator, hasOwnLook: true)
      case .text: Self(row: .text, focus: .tappable, hasText: true)
      case .richText: Self(row: .text, focus: .tappable)
      case .image: Self(row: .img, focus: .tappable, hasOwnLook: true)
      case .picture: Self(row: .img, [.fail], focus: .tappable, hasOwnLook: true)
      case .drawing: Self(row: .img, focus: .tappable)
      case .progress: Self(row: .progressbar, hasText: true, hasOwnLook: true)
      case .horizontalStack, .verticalStack, .overlayStack, .layers, .box, .grid:
        Self(row: .group, focus: .tappable)
      case .splitView, .gridRow, .layer: Self(row: .none)
      case .scroll: Self(row: .none, [.scroll, .scrolling], hasOwnLook: true)
      case .tabs: Self(row: .none, hasOwnLook: true)
      case .navigation: Self(row: .none, [.navigate], hasOwnLook: true)
      case .list: Self(row: .list, [.scrolling], hasOwnLook: true)
      case .form: Self(row: .form, [.scrolling], hasOwnLook: true)
      case .section: Self(row: .group, hasText: true)
      case .groupBox: Self(row: .group, hasText: true, hasOwnLook: true)
      case .row: Self(row: .listitem, [.delete, .move], focus: .tappable)
      case .button: .control(.button)
      case .link: .control(.link)
      case .textField, .secureField, .textEditor:
        .control(.textbox, [.submit], input: .text, focus: .text)
      case .toggle: .control(.switch, input: .flag)
      case .slider: .control(.slider, input: .number)
      case .datePicker: .control(.textbox, input: .date)
      case .colorPicker: .control(.button, input: .color)
      case .stepper: .control(.group, [.increment, .decrement])
      case .picker: .control(.listbox, input: .text)
      case .option: .control(.option)
      case .segments: .control(.radiogroup, input: .text)
      case .segment: .control(.radio)
      case .menu: .control(.menu)
      case .disclosure: Self(row: .group, hasOwnLook: true)
      case .tabBar: Self(row: .tablist)
      case .tabItem: Self(row: .tab, focus: .control, hasText: true)
      case .tabPanel: Self(row: .tabpanel, hasText: true)
      case .screen: Self(row: .region, [.dismiss], hasText: true)
      case .toolbar: Self(row: .toolbar)
      case .sheet:
        Self(
          row: .dialog, [.dismiss, .move, .increment, .decrement], hasText: true, isModal: true)
      case .popover: Self(row: .dialog, [.dismiss], hasText: true)
      case .alert, .confirmationDialog:
        Self(row: .alertdialog, [.dismiss], hasText: true, isModal: true)
      }
  }
}

extension ViewElement {
  /// Whether the element covers all elements outside of it.
  package var isModal: Bool {
    RoleDescription(role).isModal && style.knownEffects?.isModeless != true
  }
}
#endif
