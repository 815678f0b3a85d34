#if PortableViews
/// The role of an element with the details that only elements of this role have.
///
/// The role is the name of the case. Values that a user can change are part of the details.
public enum ElementDetails: Hashable, Sendable {
  /// The outermost element of a graph.
  case root
  case text, divider, spacer
  /// A symbol.
  indirect case image(ImageDetails)
  /// A shape, or the content of a canvas.
  indirect case drawing(DrawingDetails)
  /// An image from an address.
  indirect case picture(PictureDetails)
  /// A text of several `text`s and `link`s, each with a style of its own.
  case richText
  /// A progress indicator with a fraction from 0 to 1, or without an end.
  case progress(fraction: Double?)
  case horizontalStack, verticalStack, overlayStack
  /// Columns side by side, the first of them a sidebar.
  case splitView
  indirect case scroll(ScrollDetails)
  /// A plain container that carries style or a gesture for its children, or a shape.
  case box(BoxShape)
  indirect case list(ListDetails)
  indirect case form(ScrollDetails)
  case section
  /// A row of a list; `isSelected` is `nil` if the row cannot be selected.
  case row(isSelected: Bool?)
  case button(ButtonDetails)
  indirect case link(LinkDetails)
  indirect case textField(FieldDetails)
  indirect case secureField(FieldDetails)
  indirect case textEditor(FieldDetails)
  case toggle(ToggleDetails)
  indirect case slider(SliderDetails)
  indirect case datePicker(DatePickerDetails)
  indirect case colorPicker(ElementColor)
  /// A number to step up and down; the text of the number if it is known.
  indirect case stepper(value: String?)
  /// A choice of one of its `option`s.
  indirect case picker(PickerDetails)
  indirect case option(ChoiceDetails)
  /// A choice of one of its `segment`s, all of which are visible.
  indirect case segments(PickerDetails)
  indirect case segment(ChoiceDetails)
  /// A button that opens the controls inside it; its label is the element's text and a symbol.
  indirect case menu(symbol: String?)
  /// A button, then the content that it shows and hides.
  case disclosure(isExpanded: Bool)
  case groupBox, grid, gridRow
  /// An element with a `layer` in front of it or behind it.
  case layers
  /// A layer, which takes the size of the element beside it.
  case layer(isInFront: Bool)
  /// A `tabBar` of `tabItem`s, then a `tabPanel` for each item that was chosen at least once.
  case tabs, tabBar
  indirect case tabItem(TabItemDetails)
  case tabPanel(isShown: Bool)
  /// A navigation stack: its children are screens, of which only the last shows.
  ///
  /// The location is the URL path that stands for the stack's path, such as `/counter`.
  indirect case navigation(location: String?)
  /// One screen of a navigation stack; the element's text is its title.
  ///
  /// Takes `dismiss` (back) unless it is the root.
  case screen
  case toolbar(ToolbarPosition)
  /// Modal presentations. They take `dismiss` (Esc, the backdrop, swiping down).
  case sheet(SheetSize)
  case alert, confirmationDialog, popover
}

extension ElementDetails {
  /// Creates the details of a role with default values.
  public init(_ role: ViewElement.Role) {
    switch role {
    case .root: self = .root
    case .text: self = .text
    case .divider: self = .divider
    case .spacer: self = .spacer
    case .image: self = .image(ImageDetails(.symbol("")))
    case .picture: self = .picture(PictureDetails())
    case .drawing: self = .drawing(DrawingDetails())
    case .richText: self = .richText
    case .progress: self = .progress(fraction: nil)
    case .horizontalStack: self = .horizontalStack
    case .verticalStack: self = .verticalStack
    case .overlayStack: self = .overlayStack
    case .splitView: self = .splitView
    case .scroll: self = .scroll(ScrollDetails())
    case .box: self = .box(.container)
    case .list: self = .list(ListDetails())
    case .form: self = .form(ScrollDetails())
    case .section: self = .section
    case .row: self = .row(isSelected: nil)
    case .button: self = .button(ButtonDetails())
    case .link: self = .link(LinkDetails())
    case .textField: self = .textField(FieldDetails())
    case .secureField: self = .secureField(FieldDetails())
    case .textEditor: self = .textEditor(FieldDetails())
    case .toggle: self = .toggle(ToggleDetails())
    case .slider: self = .slider(SliderDetails())
    case .datePicker: self = .datePicker(DatePickerDetails())
    case .colorPicker: self = .colorPicker(.named(.black))
    case .stepper: self = .stepper(value: nil)
    case .picker: self = .picker(PickerDetails())
    case .option: self = .option(ChoiceDetails())
    case .segments: self = .segments(PickerDetails())
    case .segment: self = .segment(ChoiceDetails())
    case .menu: self = .menu(symbol: nil)
    case .disclosure: self = .disclosure(isExpanded: false)
    case .groupBox: self = .groupBox
    case .grid: self = .grid
    case .gridRow: self = .gridRow
    case .layers: self = .layers
    case .layer: self = .layer(isInFront: true)
    case .tabs: self = .tabs
    case .tabBar: self = .tabBar
    case .tabItem: self = .tabItem(TabItemDetails())
    case .tabPanel: self = .tabPanel(isShown: true)
    case .navigation: self = .navigation(location: nil)
    case .screen: self = .screen
    case .toolbar: self = .toolbar(.trailing)
    case .sheet: self = .sheet(.automatic)
    case .alert: self = .alert
    case .confirmationDialog: self = .confirmationDialog
    case .popover: self = .popover
    }
  }

  /// The role of an element with these details.
  public var role: ViewElement.Role {
    switch self {
    case .root: .root
    case .text: .text
    case .divider: .divider
    case .spacer: .spacer
    case .image: .image
    case .picture: .picture
    case .drawing: .drawing
    case .richText: .richText
    case .progress: .progress
    case .horizontalStack: .horizontalStack
    case .verticalStack: .verticalStack
    case .overlayStack: .overlayStack
    case .splitView: .splitView
    case .scroll: .scroll
    case .box: .box
    case .list: .list
    case .form: .form
    case .section: .section
    case .row: .row
    case .button: .button
    case .link: .link
    case .textField: .textField
    case .secureField: .secureField
    case .textEditor: .textEditor
    case .toggle: .toggle
    case .slider: .slider
    case .datePicker: .datePicker
    case .colorPicker: .colorPicker
    case .stepper: .stepper
    case .picker: .picker
    case .option: .option
    case .segments: .segments
    case .segment: .segment
    case .menu: .menu
    case .disclosure: .disclosure
    case .groupBox: .groupBox
    case .grid: .grid
    case .gridRow: .gridRow
    case .layers: .layers
    case .layer: .layer
    case .tabs: .tabs
    case .tabBar: .tabBar
    case .tabItem: .tabItem
    case .tabPanel: .tabPanel
    case .navigation: .navigation
    case .screen: .screen
    case .toolbar: .toolbar
    case .sheet: .sheet
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    case .popover: .popover
    }
  }
}
#endif
