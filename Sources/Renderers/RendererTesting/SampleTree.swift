#if PortableViews
import ComposableUI
import Foundation
import ViewGraph

/// A small tree around one element, in which elements of its role occur.
struct SampleTree {
  let node = NodeID(rawValue: 9)
  private let element: ViewElement

  init(_ element: ViewElement) {
    self.element = element
  }

  var tree: ElementTree {
    let inner = ElementTree(id: node, element: element)
    let tree = surroundings.enumerated().reduce(inner) { tree, step in
      ElementTree(
        id: NodeID(rawValue: 2 + step.offset), element: ViewElement(step.element), children: [tree])
    }
    return ElementTree(id: NodeID(rawValue: 0), element: ViewElement(.root), children: [tree])
  }

  /// The patches that a graph sends when the element becomes another one.
  ///
  /// Their elements have the layout that a tree resolves, which may change around the element too.
  func updates(to new: SampleTree) -> [Patch] {
    zip(path, new.path).filter { $0.id == node || $0.element != $1.element }
      .map { .update($0.id, from: $0.element, to: $1.element) }
  }

  /// The elements around the element, from the outside in, and the element.
  private var path: [ElementTree] {
    Array(sequence(first: tree) { $0.id == node ? nil : $0.children.first })
  }

  /// The roles around an element, from the inside out.
  private var surroundings: [ViewElement.Role] {
    switch element.role {
    case .option: [.picker]
    case .segment: [.segments]
    case .row: [.list]
    case .tabItem: [.tabBar, .tabs]
    case .tabBar, .tabPanel: [.tabs]
    case .layer: [.layers]
    case .gridRow: [.grid]
    case .screen: [.navigation]
    case .root: []
    default: [.verticalStack]
    }
  }

  static func text(_ id: NodeID, _ text: String) -> ElementTree {
    ElementTree(id: id, element: ViewElement(.text, text: text))
  }

  static func stack(_ id: NodeID, _ children: [ElementTree]) -> ElementTree {
    let stack = ElementTree(id: id, element: ViewElement(.verticalStack), children: children)
    return ElementTree(id: NodeID(rawValue: 0), element: ViewElement(.root), children: [stack])
  }
}

extension ViewElement {
  /// Elements of a role that differ from each other in one respect each.
  static func samples(of role: Role) -> [ViewElement] {
    var elements = [ViewElement(role), ViewElement(role, text: "Chestnut")]
    elements += ElementDetails.samples(of: role).map { ViewElement(details: $0, text: "Chestnut") }
    func add(_ change: (inout ViewElement) -> Void) {
      var element = ViewElement(role, text: "Chestnut")
      change(&element)
      elements.append(element)
    }
    add { $0.isDisabled = true }
    add { $0.isLabelHidden = true }
    add { $0.traits.label = "label" }
    add { $0.traits.hint = "hint" }
    add { $0.traits.isHidden = true }
    add { $0.traits.shortcut = KeyboardShortcut("s") }
    add { $0.style.opacity = 0.5 }
    add { $0.events = [.tap] }
    return elements
  }
}

extension ElementDetails {
  /// Details of a role with other values than the default ones.
  static func samples(of role: ViewElement.Role) -> [ElementDetails] {
    let field = FieldDetails(text: "typed", placeholder: "empty", content: .email, style: .plain)
    let picker = PickerDetails(selection: "2", symbol: "plus", isInline: true)
    let choice = ChoiceDetails(tag: "2", symbol: "plus")
    return switch role {
    case .image: [.image(ImageDetails(.symbol("plus"), size: .large))]
    case .picture: [.picture(PictureDetails(address: "https://example.org/a.png"))]
    case .drawing:
      [
        .drawing(
          DrawingDetails(
            width: 20, height: 10, fit: .stretched,
            marks: [.fill(.frame(cornerRadius: 4), .color(.named(.red)), FillStyle())])),
        .drawing(
          DrawingDetails(
            marks: [
              .stroke(
                .path(Path(CGRect(x: 1, y: 2, width: 3, height: 4))), .color(.named(.blue)),
                StrokeStyle(lineWidth: 2))
            ])),
      ]
    case .progress: [.progress(fraction: 0.5)]
    case .scroll: [.scroll(ScrollDetails(.horizontal, isDisabled: true))]
    case .box: [.box(.ellipse), .box(.edge)]
    case .list: [.list(ListDetails(isPlain: true)), .list(ListDetails(isEditing: true))]
    case .row: [.row(isSelected: true), .row(isSelected: false)]
    case .button:
      [
        .button(ButtonDetails(role: .destructive, style: .bordered)),
        .button(ButtonDetails(isExpanded: true)),
      ]
    case .link: [.link(LinkDetails(destination: "https://example.org"))]
    case .textField: [.textField(field)]
    case .secureField: [.secureField(field)]
    case .textEditor: [.textEditor(field)]
    case .toggle: [.toggle(ToggleDetails(isOn: true)), .toggle(ToggleDetails(style: .checkbox))]
    case .slider: [.slider(SliderDetails(value: 3, bounds: 1...5, step: 0.5))]
    case .datePicker:
      [.datePicker(DatePickerDetails(date: Date(timeIntervalSince1970: 0), components: [.date]))]
    case .colorPicker: [.colorPicker(.rgba(1, 0.5, 0, 1))]
    case .stepper: [.stepper(value: "3")]
    case .picker: [.picker(picker)]
    case .segments: [.segments(picker)]
    case .option: [.option(choice)]
    case .segment: [.segment(choice)]
    case .menu: [.menu(symbol: "plus")]
    case .disclosure: [.disclosure(isExpanded: true)]
    case .layer: [.layer(isInFront: false)]
    case .tabItem: [.tabItem(TabItemDetails(isSelected: true, symbol: "plus"))]
    case .tabPanel: [.tabPanel(isShown: true)]
    case .navigation: [.navigation(location: "/counter")]
    case .toolbar: [.toolbar(.leading), .toolbar(.bottom)]
    case .sheet: [.sheet(.half)]
    default: []
    }
  }

  /// A text that stands for a value of a type.
  func sampleText(of kind: EventValue.Kind) -> String {
    switch kind {
    case .text: "/acorn"
    case .flag: "true"
    case .number: "0.5"
    case .integer: "1"
    case .color: "#00ff00"
    case .date: valueText ?? ""
    case .frame: "0 60 320 200"
    case .pointer: "d 1030 1 13 40;0 20 320 200"
    case .scrolling: "2 0 120 320 2400 320 600"
    case .hover: "13 40 0 20"
    }
  }
}
#endif
