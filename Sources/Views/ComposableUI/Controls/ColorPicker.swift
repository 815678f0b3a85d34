#if PortableViews
/// A control to choose a colour.
public struct ColorPicker<Label: View>: View, ObservedElementView {
  let label: Label
  let selection: Binding<Color>

  /// Creates a colour picker with a label; picking a colour keeps the opacity.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  package func element(in environment: EnvironmentValues) -> ElementContent {
    var element = ViewElement(
      details: .colorPicker(selection.wrappedValue.element),
      text: ViewOutline(label, in: environment).title)
    element.isDisabled = !environment.isEnabled
    element.isLabelHidden = environment.labelsAreHidden
    var picker = ElementContent(element)
    picker.handlers.add(
      .input,
      color: { [selection] color in
        let (red, green, blue, _) = color.components
        let opacity = selection.wrappedValue.element.components.opacity
        selection.wrappedValue = Color(element: .rgba(red, green, blue, opacity))
      })
    return picker
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title; picking a colour keeps the opacity.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a colour picker with a title; picking a colour keeps the opacity.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ElementColor {
  /// Red, green, blue and opacity; a named or adaptive colour has its value for a light background.
  var components: (red: Double, green: Double, blue: Double, opacity: Double) {
    switch self {
    case .rgba(let red, let green, let blue, let opacity): return (red, green, blue, opacity)
    case .adaptive(let light, _): return light.color.components
    case .named(let name, let opacity):
      let number = name.approximation
      func component(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
      return (component(16), component(8), component(0), name == .clear ? 0 : opacity)
    case .lightened(let name, let share, let opacity):
      let (red, green, blue, _) = ElementColor.named(name).components
      return ElementColor.rgba(red, green, blue, opacity).lightened(by: share).components
    }
  }
}

extension ElementColor.Name {
  fileprivate var approximation: Int {
    switch self {
    case .primary, .foreground: 0x1C1C1E
    case .secondary: 0x6A6A70
    case .accent, .blue: 0x0A5CD8
    case .red: 0xD70015
    case .orange: 0xC93400
    case .yellow: 0xFFCC00
    case .green: 0x248A3D
    case .mint: 0x0C817B
    case .teal: 0x008299
    case .cyan: 0x0071A4
    case .indigo: 0x3634A3
    case .purple: 0x8944AB
    case .pink: 0xD30F45
    case .brown: 0x7F6545
    case .gray: 0x6C6C70
    case .black: 0x000000
    case .white, .clear, .background: 0xFFFFFF
    }
  }
}
#endif
