#if PortableViews && Web
import ComposableUI
import ViewGraph

/// Pseudo-random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 2_685_821_657_736_338_717
  }
}

extension ViewElement {
  /// An element whose every property may or may not be set.
  static func random(_ role: Role, using generator: inout SeededGenerator) -> ViewElement {
    let words = ["", "one", "<b>&\"'", "deux\n", "三"]
    var element = ViewElement(
      role, text: Bool.random(using: &generator) ? words.random(&generator) : nil)
    element.details = .random(role, using: &generator)
    element.traits.label = [nil, "", "label"].random(&generator)
    element.traits.identifier = [nil, "id"].random(&generator)
    element.traits.isFocused = [nil, true, false].random(&generator)
    element.traits.headingLevel = [nil, 1, 9].random(&generator)
    element.traits.hint = [nil, "hint"].random(&generator)
    element.isLabelHidden = Bool.random(using: &generator)
    element.isDisabled = Bool.random(using: &generator)
    for event in ElementEvent.allCases where Bool.random(using: &generator) {
      element.events.insert(event)
    }
    if Bool.random(using: &generator) {
      element.style.padding = EdgeLengths(top: 1, leading: 2.5, bottom: 3, trailing: 4)
      element.style.font = ElementFont(textStyle: .title, weight: 600)
      element.style.foreground = .named(.red, opacity: 0.5)
    }
    return element
  }
}

extension ElementDetails {
  /// Details of a role, some with other values than the default ones.
  static func random(
    _ role: ViewElement.Role, using generator: inout SeededGenerator
  ) -> ElementDetails {
    let (flag, word) = (Bool.random(using: &generator), ["", "a", "<b>&\"'"].random(&generator))
    let symbol = [nil, "plus", "no.such"].random(&generator)
    let field = FieldDetails(
      text: word, placeholder: [nil, "one"].random(&generator),
      content: FieldDetails.Content.allCases.random(&generator),
      submitLabel: FieldDetails.SubmitLabel.allCases.random(&generator),
      style: flag ? .plain : .automatic)
    let picker = PickerDetails(selection: word, symbol: symbol, isInline: flag)
    let choice = ChoiceDetails(tag: word, symbol: symbol)
    return switch role {
    case .button:
      .button(
        ButtonDetails(
          role: [nil, .cancel].random(&generator), style: flag ? .bordered : .plain,
          isExpanded: [nil, true, false].random(&generator)))
    case .link:
      .link(LinkDetails(destination: [nil, "/path", "javascript:x"].random(&generator)))
    case .image:
      .image(ImageDetails(.symbol(word), size: .large))
    case .drawing:
      .drawing(
        DrawingDetails(
          width: 10, height: 20, fit: flag ? .points : .fitted,
          marks: [.fill(.frame(cornerRadius: 2), .color(.named(.red)), FillStyle(eoFill: flag))]))
    case .picture: .picture(PictureDetails(address: "https://example.org/\(word)"))
    case .progress: .progress(fraction: flag ? 0.5 : nil)
    case .textField: .textField(field)
    case .secureField: .secureField(field)
    case .textEditor: .textEditor(field)
    case .toggle: .toggle(ToggleDetails(isOn: flag, style: .checkbox))
    case .slider: .slider(SliderDetails(value: flag ? 0.5 : 1, step: flag ? nil : 0.5))
    case .datePicker: .datePicker(DatePickerDetails(components: flag ? [.date] : .hourAndMinute))
    case .colorPicker: .colorPicker(flag ? .named(.red) : .rgba(1, 0, 1, 1))
    case .stepper: .stepper(value: flag ? "1" : nil)
    case .picker: .picker(picker)
    case .segments: .segments(picker)
    case .option: .option(choice)
    case .segment: .segment(choice)
    case .menu: .menu(symbol: symbol)
    case .disclosure: .disclosure(isExpanded: flag)
    case .tabItem: .tabItem(TabItemDetails(isSelected: flag, symbol: symbol))
    case .tabPanel: .tabPanel(isShown: flag)
    case .navigation: .navigation(location: flag ? "/path" : nil)
    case .toolbar: .toolbar(flag ? .leading : .bottom)
    case .row: .row(isSelected: [nil, true, false].random(&generator))
    case .box: .box(flag ? .ellipse : .container)
    case .list: .list(ListDetails(isPlain: flag, isEditing: word.isEmpty))
    case .scroll: .scroll(ScrollDetails(flag ? .both : .vertical, isDisabled: word.isEmpty))
    case .layer: .layer(isInFront: flag)
    case .sheet: .sheet(flag ? .half : .automatic)
    default: ElementDetails(role)
    }
  }
}

extension Array {
  func random(_ generator: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &generator)]
  }
}
#endif
