#if PortableViews
/// A renderer-neutral description of one part of the screen, such as a text or a button.
///
/// A graph evaluates views to a tree of elements. A renderer maps each role to its output, such as
/// an HTML tag, and never sees a `View`.
public struct ViewElement: Hashable, Sendable {
  /// The role of the element with the details that only this role has.
  public var details: ElementDetails

  // Small properties are together, without gaps between them.

  /// The events that the element takes.
  public var events: ElementEvents = []

  /// Whether the element refuses events and is drawn as inactive.
  public var isDisabled = false

  /// Whether the label of a control is only for screen readers.
  public var isLabelHidden = false

  /// The facts about the element's layout, resolved when it becomes part of a tree.
  public package(set) var layout: ElementLayout = []

  /// The element's text: a text's content, a button's or field's label, a dialog's title.
  public var text: String?

  /// The facts that assistive technology, tests, the keyboard and animations use.
  public var traits = ElementTraits()

  /// The layout and the appearance of the element.
  public var style = ElementStyle()

  /// Creates an element of a role with default details, and with a text if any.
  public init(_ role: Role, text: String? = nil) {
    self.init(details: ElementDetails(role), text: text)
  }

  /// Creates an element with details, and with a text if any.
  public init(details: ElementDetails, text: String? = nil) {
    self.details = details
    self.text = text
  }

  /// The kind of element, such as a text or a button.
  public var role: Role { details.role }
}

extension ViewElement {
  /// A kind of element, independent of the renderer that draws it.
  ///
  /// ``RoleDescription`` has a row for each: its events, its focus, whether it is modal. Its details
  /// are the values of the case of ``ElementDetails`` with the same name.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case root
    case text, image, divider, spacer, picture, drawing, richText, progress
    case horizontalStack, verticalStack, overlayStack, splitView, scroll, box
    case list, form, section, row
    case button, link, textField, secureField, textEditor, toggle, slider, datePicker, colorPicker
    case stepper, picker, option, segments, segment, menu, disclosure
    case groupBox, grid, gridRow, layers, layer
    case tabs, tabBar, tabItem, tabPanel
    case navigation, screen, toolbar
    case sheet, alert, confirmationDialog, popover
  }
}
#endif
